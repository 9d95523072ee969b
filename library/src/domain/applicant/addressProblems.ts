import { errorAt, type Problem } from '../problem/problem.ts';
import { isInAreas } from '../region/allowedRegion.ts';
import { regionCodeOf } from '../region/regionPath.ts';
import { isWellFormed } from '../text/wellFormed.ts';
import type { Applicant } from './applicant.ts';
import type { ApplicantCode } from './applicant.ts';
import type { ApplicantContext } from './applicantContext.ts';
import { declinedAddressProblems } from './declinedAddress.ts';

/** Maximum length of a street address in characters. */
const longestDetail = 200;

/** The parts of an address that are missing, each as a problem: the region and the street address. */
export const missingAddressParts = ({
  cityCode,
  detail,
}: Pick<Applicant['address'], 'cityCode' | 'detail'>): readonly Problem<ApplicantCode>[] => [
  ...(cityCode === 0 ? [errorAt('address', 'addressRegionRequired' as const)] : []),
  ...(detail === '' ? [errorAt('address', 'addressDetailRequired' as const)] : []),
];

/** Problems of the applicant's address. Call this function only if at least one part of the address is filled in. */
export function addressProblems(
  { address }: Applicant,
  { areaCodes, declinedAddresses }: ApplicantContext,
): readonly Problem<ApplicantCode>[] {
  const missing = missingAddressParts(address);
  if (missing.length > 0) return missing;
  if (address.detail.length > longestDetail || !isWellFormed(address.detail))
    return [errorAt('address', 'addressDetailInvalid', { max: longestDetail })];
  if (!isInAreas(regionCodeOf(address), areaCodes)) return [errorAt('address', 'addressNotCovered')];
  return declinedAddressProblems(address, declinedAddresses);
}
