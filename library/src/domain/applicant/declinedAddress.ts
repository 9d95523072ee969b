import { errorAt, type Problem } from '../problem/problem.ts';
import type { Address } from '../region/address.ts';
import { isInAreas } from '../region/allowedRegion.ts';
import { regionCodeOf } from '../region/regionPath.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();

/**
 * The entry of a decline list that an address meets, or null. An entry is a word that the detail holds, or the six-digit code
 * of a region with all that lies in it.
 */
export function declinedEntryOf(address: Address, declined: readonly string[]): string | null {
  const detail = plain(address.detail);
  const code = regionCodeOf(address);
  const meets = (entry: string): boolean =>
    /^\d{6}$/.test(entry) ? isInAreas(code, [Number(entry)]) : plain(entry) !== '' && detail.includes(plain(entry));
  return declined.find(meets) ?? null;
}

/** An address on the occupation's decline list is rejected (specification §5). */
export const declinedAddressProblems = (
  address: Address,
  declined: readonly string[],
  path = 'address',
): readonly Problem<'addressDeclined'>[] =>
  declinedEntryOf(address, declined) === null ? [] : [errorAt(path, 'addressDeclined')];
