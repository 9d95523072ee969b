import type { AddressEntries } from './viewInAddress.ts';

/** Sort order of a list: its column and direction. */
export interface ListSort<Key extends string> {
  readonly by: Key;
  readonly direction: 'ascending' | 'descending';
}

/** Returns the text of a sort order: `-end` sorts by the column `end`, descending. */
const sortText = ({ by, direction }: ListSort<string>) => `${direction === 'descending' ? '-' : ''}${by}`;

/** Returns the sort order as address parameters; none for the default order. */
export const sortEntries = <Key extends string>(sort: ListSort<Key>, first: ListSort<Key>): AddressEntries =>
  sortText(sort) === sortText(first) ? [] : [['sort', sortText(sort)]];

/** Returns the sort order in an address; the default order when the text is invalid. */
export function sortIn<Key extends string>(
  params: URLSearchParams,
  keys: readonly Key[],
  first: ListSort<Key>,
): ListSort<Key> {
  const text = params.get('sort');
  const by = keys.find((key) => text === key || text === `-${key}`);
  return by ? { by, direction: text === by ? 'ascending' : 'descending' } : first;
}
