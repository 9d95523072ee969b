import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import {
  type CoarseEndorsementStatus,
  coarseEndorsementStatusCodes,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';

import { type EndorsementSort, endorsementSortKeys, lastBegunFirst } from '../../contract/endorsementSort.ts';
import { sortEntries, sortIn } from '../list/sortInAddress.ts';
import type { ListAddress } from '../list/useListAddress.ts';
import { pageEntries, pageIn } from '../list/viewInAddress.ts';

/**
 * The part of the list's query that is kept in the address. The search text isn't kept there, because it may contain a
 * name.
 */
export interface EndorsementListQuery {
  readonly group: CoarseEndorsementStatus | null;
  /**
   * First and last day of the range in which the endorsements were started. If a day is empty, the range has no limit
   * on that side.
   */
  readonly from: string;
  readonly until: string;
  /** Id of the product of the endorsements; empty for all products. */
  readonly product: string;
  /** Code of the insurer of the endorsements; empty for all insurers. */
  readonly insurer: string;
  readonly sort: EndorsementSort;
  /** Number of the page, from 1. */
  readonly page: number;
}

export const endorsementGroups: readonly CoarseEndorsementStatus[] = Object.keys(
  coarseEndorsementStatusCodes,
) as CoarseEndorsementStatus[];

/** Returns the group of states that a query value of an address names; null if the value is unknown. */
export const endorsementGroupOf = (word: string | null): CoarseEndorsementStatus | null =>
  endorsementGroups.find((group) => group === word) ?? null;

const dayIn = (word: string | null): string => (word !== null && isCalendarDay(word) ? word : '');

/**
 * Keeps the query of the list of endorsements in the address: group, days, product, insurer, sort order and page. When
 * the filter changes, the list starts at page 1.
 */
export function endorsementQueryAt(
  address: ListAddress,
): [EndorsementListQuery, (patch: Partial<EndorsementListQuery>) => void] {
  const { params } = address;
  const query: EndorsementListQuery = {
    group: endorsementGroupOf(params.get('status')),
    from: dayIn(params.get('from')),
    until: dayIn(params.get('until')),
    product: params.get('product') ?? '',
    insurer: params.get('insurer') ?? '',
    sort: sortIn(params, endorsementSortKeys, lastBegunFirst),
    page: pageIn(params),
  };
  const change = (patch: Partial<EndorsementListQuery>) => {
    const next = { ...query, page: 1, ...patch };
    address.write([
      ['status', next.group ?? ''],
      ['from', next.from],
      ['until', next.until],
      ['product', next.product],
      ['insurer', next.insurer],
      ...sortEntries(next.sort, lastBegunFirst),
      ...pageEntries(next.page),
    ]);
  };
  return [query, change];
}
