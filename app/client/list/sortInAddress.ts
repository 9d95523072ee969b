import type { AddressEntries } from './viewInAddress.ts';

/** The column that a list is sorted by, and the direction. */
export interface ListSort<Key extends string> {
  readonly by: Key;
  readonly direction: 'ascending' | 'descending';
}

/** `-end` is the column `end`, its last day first. */
const sortText = ({ by, direction }: ListSort<string>) => `${direction === 'descending' ? '-' : ''}${by}`;

/** The order of a list as an address says it; the one in which it stands at first is left out. */
export const sortEntries = <Key extends string>(sort: ListSort<Key>, first: ListSort<Key>): AddressEntries =>
  sortText(sort) === sortText(first) ? [] : [['sort', sortText(sort)]];

/** The order that an address says; the first one for anything that is no order of the list. */
export function sortIn<Key extends string>(
  params: URLSearchParams,
  keys: readonly Key[],
  first: ListSort<Key>,
): ListSort<Key> {
  const text = params.get('sort');
  const by = keys.find((key) => text === key || text === `-${key}`);
  return by ? { by, direction: text === by ? 'ascending' : 'descending' } : first;
}
