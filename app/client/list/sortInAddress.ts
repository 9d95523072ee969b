import type { AddressEntries } from './viewInAddress.ts';

/** Sort order of a list: the column to sort by, and the direction. */
export interface ListSort<Key extends string> {
  readonly by: Key;
  readonly direction: 'ascending' | 'descending';
}

/** Returns a sort order as text for the address. `-end` means: by the column `end`, descending. */
const sortText = ({ by, direction }: ListSort<string>) => `${direction === 'descending' ? '-' : ''}${by}`;

/** Returns a sort order as parameters of the address. The default order needs no parameter. */
export const sortEntries = <Key extends string>(sort: ListSort<Key>, first: ListSort<Key>): AddressEntries =>
  sortText(sort) === sortText(first) ? [] : [['sort', sortText(sort)]];

/** Returns the sort order in an address. If the address has no valid sort order, returns the default order. */
export function sortIn<Key extends string>(
  params: URLSearchParams,
  keys: readonly Key[],
  first: ListSort<Key>,
): ListSort<Key> {
  const text = params.get('sort');
  const by = keys.find((key) => text === key || text === `-${key}`);
  return by ? { by, direction: text === by ? 'ascending' : 'descending' } : first;
}
