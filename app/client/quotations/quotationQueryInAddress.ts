import {
  newestQuotationFirst,
  type QuotationSort,
  quotationSortKeys,
  type QuotationState,
  quotationStates,
} from '../../contract/quotationSort.ts';
import { sortEntries, sortIn } from '../list/sortInAddress.ts';
import type { ListAddress } from '../list/useListAddress.ts';
import { type AddressEntries, pageEntries, pageIn } from '../list/viewInAddress.ts';

/** Filter, sort order and page of the list of quotations. A filter field that is empty matches all quotations. */
export interface HistoryQuery {
  /** State of the quotations; null for all states. */
  readonly state: QuotationState | null;
  /** Code of the insurer whose products are quoted. */
  readonly company: string;
  /** Code of the product line to which the quoted products belong. */
  readonly line: string;
  readonly keyword: string;
  readonly sort: QuotationSort;
  /** Number of the page, from 1. */
  readonly page: number;
}

/** Query of the list before the agent changes it. */
export const everyQuotation: HistoryQuery = {
  state: null,
  company: '',
  line: '',
  keyword: '',
  sort: newestQuotationFirst,
  page: 1,
};

/** Returns the state that a query value of an address names; null if the value is unknown. */
export const quotationStateOf = (word: string | null): QuotationState | null =>
  quotationStates.find((state) => state === word) ?? null;

const entriesOf = ({ state, company, line, keyword, sort, page }: HistoryQuery): AddressEntries => [
  ['state', state ?? ''],
  ['company', company],
  ['line', line],
  ['keyword', keyword],
  ...sortEntries(sort, newestQuotationFirst),
  ...pageEntries(page),
];

const queryIn = (params: URLSearchParams): HistoryQuery => ({
  state: quotationStateOf(params.get('state')),
  company: params.get('company') ?? '',
  line: params.get('line') ?? '',
  keyword: params.get('keyword') ?? '',
  sort: sortIn(params, quotationSortKeys, newestQuotationFirst),
  page: pageIn(params),
});

/**
 * Keeps the filter, the sort order and the page of the list of quotations in the address. When the filter or the sort
 * order changes, the list starts at page 1.
 */
export function quotationQueryAt(address: ListAddress): [HistoryQuery, (patch: Partial<HistoryQuery>) => void] {
  const query = queryIn(address.params);
  const change = (patch: Partial<HistoryQuery>) =>
    address.write(entriesOf({ ...query, page: 1, ...patch }), { replace: patch.keyword !== undefined });
  return [query, change];
}
