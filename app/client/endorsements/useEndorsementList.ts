import type { CoarseEndorsementStatus } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { useState } from 'react';

import type { EndorsementPage } from '../../contract/endorsementLists.ts';
import { useEndorsementCounts, useEndorsements } from '../data/useEndorsements.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import type { Question } from '../platform/query/useQuestion.ts';
import { type EndorsementListQuery, useEndorsementQueryInUrl } from './useEndorsementQueryInUrl.ts';

/** Agent's endorsements, filtered by group, days and search text. */
export interface EndorsementList extends Question<EndorsementPage> {
  readonly query: EndorsementListQuery;
  readonly change: (patch: Partial<EndorsementListQuery>) => void;
  /** Text of the search field; it isn't written to the address. */
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly isFiltered: boolean;
  /** Clears group, days and search text. */
  readonly clear: () => void;
  /** Returns the number of endorsements in a group, or of all endorsements for null; undefined until it is loaded. */
  readonly countIn: (group: CoarseEndorsementStatus | null) => number | undefined;
}

/** Returns the list of endorsements and the numbers of its groups. */
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
