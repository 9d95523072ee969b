import { hasCards, type ListView, pageSizeOf, type ViewedList } from './listViews.ts';

/** Query parameters of an address, in its order. */
export type AddressEntries = readonly (readonly [name: string, value: string])[];

/** Query parameters for the view of a list. */
const viewParameters = ['view', 'size'];

/** Returns view and page size in an address, if they are valid. */
export function viewIn(list: ViewedList, params: URLSearchParams): Partial<Pick<ListView, 'view' | 'pageSize'>> {
  const view = params.get('view');
  const pageSize = pageSizeOf(params.get('size'));
  return {
    ...(hasCards(list) && (view === 'cards' || view === 'table') && { view }),
    ...(pageSize !== undefined && { pageSize }),
  };
}

/** Returns the query parameters of a view; only the page size for a list that is always a table. */
export function viewEntries(list: ViewedList, { view, pageSize }: Pick<ListView, 'view' | 'pageSize'>): AddressEntries {
  const size = ['size', String(pageSize)] as const;
  if (!hasCards(list)) return [size];
  return view === 'cards' ? [['view', 'cards']] : [['view', 'table'], size];
}

/** Returns the query parameters for the view of the list. */
export const viewEntriesIn = (params: URLSearchParams): AddressEntries =>
  [...params].filter(([name]) => viewParameters.includes(name));

/** Returns the query parameters that select the entries of the list, without the page. */
export const filterEntriesIn = (params: URLSearchParams): AddressEntries =>
  [...params].filter(([name]) => name !== 'page' && !viewParameters.includes(name));

/** Returns the page number in an address, from 1; 1 when it is invalid. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Returns the query parameter of a page; none for the first page. */
export const pageEntries = (page: number): AddressEntries => (page === 1 ? [] : [['page', String(page)]]);
