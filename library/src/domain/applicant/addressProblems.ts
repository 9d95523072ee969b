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

/** Problems of the applicant's address. Call this function only if at least one part of the address is filled in. */
export function addressProblems(
  { address }: Applicant,
  { areaCodes, declinedAddresses }: ApplicantContext,
): readonly Problem<ApplicantCode>[] {
  const missing = [
    ...(address.cityCode === 0 ? [errorAt('address', 'addressRegionRequired' as const)] : []),
    ...(address.detail === '' ? [errorAt('address', 'addressDetailRequired' as const)] : []),
  ];
  if (missing.length > 0) return missing;
  if (address.detail.length > longestDetail || !isWellFormed(address.detail))
    return [errorAt('address', 'addressDetailInvalid', { max: longestDetail })];
  if (!isInAreas(regionCodeOf(address), areaCodes)) return [errorAt('address', 'addressNotCovered')];
  return declinedAddressProblems(address, declinedAddresses);
}
