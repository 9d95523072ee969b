import {
  type CoarseEndorsementStatus,
  coarseEndorsementStatusCodes,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';

import { paths } from '../platform/navigation/paths.ts';
import { useSearchParams } from '../platform/navigation/router.ts';

/** Part of the list's query that is in the address; the search text isn't. */
export interface EndorsementListQuery {
  readonly group: CoarseEndorsementStatus | null;
  /** First and last day on which the endorsements were started; empty for no limit. */
  readonly from: string;
  readonly until: string;
  /** Page number from 1. */
  readonly page: number;
}

export const endorsementGroups: readonly CoarseEndorsementStatus[] = Object.keys(
  coarseEndorsementStatusCodes,
) as CoarseEndorsementStatus[];

/** Returns the group of a word in an address; null for an unknown word. */
export const endorsementGroupOf = (word: string | null): CoarseEndorsementStatus | null =>
  endorsementGroups.find((group) => group === word) ?? null;

const dayIn = (word: string | null): string => (word !== null && /^\d{4}-\d{2}-\d{2}$/.test(word) ? word : '');

/** Returns the address of the list for one group. */
export const endorsementListPath = ({ group }: Pick<EndorsementListQuery, 'group'>): string =>
  group === null ? paths.endorsements : `${paths.endorsements}?status=${group}`;

/** Keeps group, days and page of the list of endorsements in the address. A new filter starts at page 1. */
export function useEndorsementQueryInUrl(): [EndorsementListQuery, (patch: Partial<EndorsementListQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? '1');
  const query: EndorsementListQuery = {
    group: endorsementGroupOf(params.get('status')),
    from: dayIn(params.get('from')),
    until: dayIn(params.get('until')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
  const change = (patch: Partial<EndorsementListQuery>) => {
    const next = { ...query, page: 1, ...patch };
    const entries: [string, string][] = [
      ['status', next.group ?? ''],
      ['from', next.from],
      ['until', next.until],
      ['page', next.page === 1 ? '' : String(next.page)],
    ];
    setParams(entries.filter(([, value]) => value !== ''));
  };
  return [query, change];
}
