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
 * Returns the first entry of a decline list that matches an address. An entry is a word in a street address, or the
 * six-digit code of a region. A region also matches all regions inside it. Returns null when no entry matches.
 */
export function declinedEntryOf(address: Address, declined: readonly string[]): string | null {
  const detail = plain(address.detail);
  const code = regionCodeOf(address);
  const meets = (entry: string): boolean =>
    /^\d{6}$/.test(entry) ? isInAreas(code, [Number(entry)]) : plain(entry) !== '' && detail.includes(plain(entry));
  return declined.find(meets) ?? null;
}

/** Returns a problem if the address matches an entry of the decline list (specification §5). */
export const declinedAddressProblems = (
  address: Address,
  declined: readonly string[],
  path = 'address',
): readonly Problem<'addressDeclined'>[] =>
  declinedEntryOf(address, declined) === null ? [] : [errorAt(path, 'addressDeclined')];
