import { errorAt, type Problem } from '../problem/problem.ts';
import { isInAreas } from '../region/allowedRegion.ts';
import { regionCodeOf } from '../region/regionPath.ts';
import type { Address } from './applicant.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();

/**
 * An address on the occupation's decline list is rejected (specification §5). An entry of the list is a word that the detail
 * holds, or the six-digit code of a region with all that lies in it.
 */
export function declinedAddressProblems(
  address: Address,
  declined: readonly string[],
  path = 'address',
): readonly Problem<'addressDeclined'>[] {
  const detail = plain(address.detail);
  const code = regionCodeOf(address);
  const isDeclined = declined.some((entry) =>
    /^\d{6}$/.test(entry) ? isInAreas(code, [Number(entry)]) : plain(entry) !== '' && detail.includes(plain(entry)),
  );
  return isDeclined ? [errorAt(path, 'addressDeclined')] : [];
}
