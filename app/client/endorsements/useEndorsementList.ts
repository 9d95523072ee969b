import type { CoarseEndorsementStatus } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { useState } from 'react';

import type { EndorsementPage } from '../../contract/endorsementLists.ts';
import { useEndorsementCounts, useEndorsements } from '../data/useEndorsements.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import type { Question } from '../platform/query/useQuestion.ts';
import { type EndorsementListQuery, useEndorsementQueryInUrl } from './useEndorsementQueryInUrl.ts';

/** The agent's endorsements, as far as group, days and search limit them. */
export interface EndorsementList extends Question<EndorsementPage> {
  readonly query: EndorsementListQuery;
  readonly change: (patch: Partial<EndorsementListQuery>) => void;
  /** The text of the search field; it stays out of the address. */
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly isFiltered: boolean;
  /** Lifts group, days and search. */
  readonly clear: () => void;
  /** Number of endorsements in a group, or in all of them for null; undefined until it is known. */
  readonly countIn: (group: CoarseEndorsementStatus | null) => number | undefined;
}

/** The list of endorsements and the numbers of its groups. */
export function useEndorsementList(): EndorsementList {
  const [query, change] = useEndorsementQueryInUrl();
  const [typed, type] = useState('');
  const keyword = useDebounced(typed.trim());
  const filter = { keyword, policyUuid: '', from: query.from, until: query.until };
  const list = useEndorsements({ ...filter, page: query.page, states: [], group: query.group });
  const counts = useEndorsementCounts(filter);
  const groups = counts.data?.groups;
  const total = Object.values(groups ?? {}).reduce((sum, count) => sum + count, 0);
  return {
    ...list,
    query,
    change,
    typed,
    type,
    isFiltered: query.group !== null || keyword !== '' || query.from !== '' || query.until !== '',
    clear: () => {
      type('');
      change({ group: null, from: '', until: '' });
    },
    countIn: (group) => (group === null ? groups && total : groups && (groups[group] ?? 0)),
    ask: () => {
      list.ask();
      counts.ask();
    },
  };
}
