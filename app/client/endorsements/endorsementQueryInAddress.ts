import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import {
  type CoarseEndorsementStatus,
  coarseEndorsementStatusCodes,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';

import { type EndorsementSort, endorsementSortKeys, lastBegunFirst } from '../../contract/endorsementSort.ts';
import { sortEntries, sortIn } from '../list/sortInAddress.ts';
import type { ListAddress } from '../list/useListAddress.ts';
import { pageEntries, pageIn } from '../list/viewInAddress.ts';
import { paths } from '../platform/navigation/paths.ts';

/** Part of the list's query that is in the address; the search text isn't. */
export interface EndorsementListQuery {
  readonly group: CoarseEndorsementStatus | null;
  /** First and last day on which the endorsements were started; empty for no limit. */
  readonly from: string;
  readonly until: string;
  readonly sort: EndorsementSort;
  /** Page number from 1. */
  readonly page: number;
}

export const endorsementGroups: readonly CoarseEndorsementStatus[] = Object.keys(
  coarseEndorsementStatusCodes,
) as CoarseEndorsementStatus[];

/** Returns the group of a word in an address; null for an unknown word. */
export const endorsementGroupOf = (word: string | null): CoarseEndorsementStatus | null =>
  endorsementGroups.find((group) => group === word) ?? null;

const dayIn = (word: string | null): string => (word !== null && isCalendarDay(word) ? word : '');

/** Returns the address of the list for one group. */
export const endorsementListPath = ({ group }: Pick<EndorsementListQuery, 'group'>): string =>
  group === null ? paths.endorsements : `${paths.endorsements}?status=${group}`;

/** Keeps group, days, sort order and page of the list of endorsements in the address. A new filter starts at page 1. */
export function endorsementQueryAt(
  address: ListAddress,
): [EndorsementListQuery, (patch: Partial<EndorsementListQuery>) => void] {
  const { params } = address;
  const query: EndorsementListQuery = {
    group: endorsementGroupOf(params.get('status')),
    from: dayIn(params.get('from')),
    until: dayIn(params.get('until')),
    sort: sortIn(params, endorsementSortKeys, lastBegunFirst),
    page: pageIn(params),
  };
  const change = (patch: Partial<EndorsementListQuery>) => {
    const next = { ...query, page: 1, ...patch };
    address.write([
      ['status', next.group ?? ''],
      ['from', next.from],
      ['until', next.until],
      ...sortEntries(next.sort, lastBegunFirst),
      ...pageEntries(next.page),
    ]);
  };
  return [query, change];
}
