import { hasCards, type ListView, pageSizeOf, type ViewedList } from './listViews.ts';

/** Parameters of the query of an address, in their order. */
export type AddressEntries = readonly (readonly [name: string, value: string])[];

/** Query parameters of the view of a list: cards or table, and the number of entries per page. */
const viewParameters = ['view', 'size'];

/** Returns the view and the page size in an address. An invalid value is left out. */
export function viewIn(list: ViewedList, params: URLSearchParams): Partial<Pick<ListView, 'view' | 'pageSize'>> {
  const view = params.get('view');
  const pageSize = pageSizeOf(params.get('size'));
  return {
    ...(hasCards(list) && (view === 'cards' || view === 'table') && { view }),
    ...(pageSize !== undefined && { pageSize }),
  };
}

/** Returns the query parameters of a view. If the list is always a table, the only parameter is the page size. */
export function viewEntries(list: ViewedList, { view, pageSize }: Pick<ListView, 'view' | 'pageSize'>): AddressEntries {
  const size = ['size', String(pageSize)] as const;
  if (!hasCards(list)) return [size];
  return view === 'cards' ? [['view', 'cards']] : [['view', 'table'], size];
}

/** Returns the query parameters of an address that select the view of the list. */
export const viewEntriesIn = (params: URLSearchParams): AddressEntries =>
  [...params].filter(([name]) => viewParameters.includes(name));

/** Returns the query parameters of an address that select the entries of the list, without the page. */
export const filterEntriesIn = (params: URLSearchParams): AddressEntries =>
  [...params].filter(([name]) => name !== 'page' && !viewParameters.includes(name));

/** Returns the page number in an address, from 1. If the address has no valid number, returns 1. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Returns the query parameter of a page. The first page has no parameter. */
export const pageEntries = (page: number): AddressEntries => (page === 1 ? [] : [['page', String(page)]]);
