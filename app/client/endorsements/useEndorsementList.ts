import type { CoarseEndorsementStatus } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { useState } from 'react';

import type { EndorsementPage } from '../../contract/endorsementLists.ts';
import { useEndorsementCounts, useEndorsements } from '../data/useEndorsements.ts';
import { useProducts } from '../data/useProducts.ts';
import { chosenProductIds } from '../filters/productChoice.ts';
import type { ListView } from '../list/listViews.ts';
import { useListAddress } from '../list/useListAddress.ts';
import { usePageInReach } from '../list/usePageInReach.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import type { Question } from '../platform/query/useQuestion.ts';
import { type EndorsementListQuery, endorsementQueryAt } from './endorsementQueryInAddress.ts';

/** Endorsements of the agent, filtered by group of states, days, product, insurer and search text. */
export interface EndorsementList extends Question<EndorsementPage> {
  readonly query: EndorsementListQuery;
  readonly change: (patch: Partial<EndorsementListQuery>) => void;
  readonly view: ListView;
  readonly setView: (patch: Partial<ListView>) => void;
  /** Text in the search field. It isn't written to the address. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Products that are on sale; empty until they are loaded. */
  readonly products: readonly ProductSummary[];
  readonly isFiltered: boolean;
  /** Clears all filters and the search text. */
  readonly clear: () => void;
  /**
   * Returns the number of endorsements in a group of states; for null, the number of all endorsements. Undefined until
   * the numbers are loaded.
   */
  readonly countIn: (group: CoarseEndorsementStatus | null) => number | undefined;
}

/** Returns the list of endorsements and the number of endorsements in each group of states. */
export function useEndorsementList(): EndorsementList {
  const address = useListAddress('endorsements');
  const [query, change] = endorsementQueryAt(address);
  const [typed, type] = useState('');
  const keyword = useDebounced(typed.trim());
  const products = useProducts().data;
  const productIds = chosenProductIds(query, products);
  const filter =
    productIds === null ? null : { keyword, policyUuid: '', from: query.from, until: query.until, productIds };
  const { view, pageSize, setView } = address;
  const { page, group, sort } = query;
  const list = useEndorsements(filter && { ...filter, page, pageSize, states: [], group, sort });
  usePageInReach(address, list.isLoading ? undefined : list.data?.total);
  const counts = useEndorsementCounts(filter);
  const groups = counts.data?.groups;
  const total = Object.values(groups ?? {}).reduce((sum, count) => sum + count, 0);
  return {
    ...list,
    query,
    change,
    view,
    setView,
    typed,
    type: (text) => {
      type(text);
      if (page !== 1) change({});
    },
    products: products ?? [],
    isFiltered:
      group !== null || [keyword, query.from, query.until, query.product, query.insurer].some((text) => text !== ''),
    clear: () => {
      type('');
      change({ group: null, from: '', until: '', product: '', insurer: '' });
    },
    countIn: (one) => (one === null ? groups && total : groups && (groups[one] ?? 0)),
    ask: () => {
      list.ask();
      counts.ask();
    },
  };
}
