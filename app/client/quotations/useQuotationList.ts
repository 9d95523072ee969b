import { useQuotations, type QuotationPage } from '../data/useQuotations.ts';
import type { ListView } from '../list/listViews.ts';
import { useListAddress } from '../list/useListAddress.ts';
import { usePageInReach } from '../list/usePageInReach.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import type { Question } from '../platform/query/useQuestion.ts';
import { everyQuotation, type HistoryQuery, quotationQueryAt } from './quotationQueryInAddress.ts';

/** State of the list of quotations: its query and view, and functions that change them. */
export interface QuotationList {
  readonly query: HistoryQuery;
  readonly change: (patch: Partial<HistoryQuery>) => void;
  readonly view: ListView;
  readonly setView: (patch: Partial<ListView>) => void;
  readonly pageSize: number;
  readonly quotations: Question<QuotationPage>;
  /** True if any filter is set. */
  readonly isFiltered: boolean;
  /** Clears all filters of the list. */
  readonly clear: () => void;
}

/** Returns filter, view and entries of the list of quotations. */
export function useQuotationList(): QuotationList {
  const address = useListAddress('quotations');
  const [query, change] = quotationQueryAt(address);
  const keyword = useDebounced(query.keyword.trim());
  const { view, setView, pageSize } = address;
  const { page, company: companyCode, line: productType, state, sort } = query;
  const quotations = useQuotations({
    page,
    pageSize,
    companyCode,
    productType,
    keyword,
    state: state ?? undefined,
    sort,
  });
  usePageInReach(address, quotations.isLoading ? undefined : quotations.data?.total);
  return {
    query,
    change,
    view,
    setView,
    pageSize,
    quotations,
    isFiltered: companyCode !== '' || productType !== '' || state !== null || query.keyword !== '',
    clear: () => change({ ...everyQuotation, sort }),
  };
}
