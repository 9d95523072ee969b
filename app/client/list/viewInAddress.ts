import { hasCards, type ListView, pageSizeOf, type ViewedList } from './listViews.ts';

/** Parts of an address, in its order. */
export type AddressEntries = readonly (readonly [name: string, value: string])[];

/** Parameters that say how a list is looked at. */
const viewParameters = ['view', 'size'];

/** View and page size as far as an address says them. */
export function viewIn(list: ViewedList, params: URLSearchParams): Partial<Pick<ListView, 'view' | 'pageSize'>> {
  const view = params.get('view');
  const pageSize = pageSizeOf(params.get('size'));
  return {
    ...(hasCards(list) && (view === 'cards' || view === 'table') && { view }),
    ...(pageSize !== undefined && { pageSize }),
  };
}

/** A view as an address says it; of a list that is always a table, its rows on a page alone. */
export function viewEntries(list: ViewedList, { view, pageSize }: Pick<ListView, 'view' | 'pageSize'>): AddressEntries {
  const size = ['size', String(pageSize)] as const;
  if (!hasCards(list)) return [size];
  return view === 'cards' ? [['view', 'cards']] : [['view', 'table'], size];
}

/** The parts of an address that say how the list is looked at. */
export const viewEntriesIn = (params: URLSearchParams): AddressEntries =>
  [...params].filter(([name]) => viewParameters.includes(name));

/** The parts of an address that say which entries the list shows, without the page. */
export const filterEntriesIn = (params: URLSearchParams): AddressEntries =>
  [...params].filter(([name]) => name !== 'page' && !viewParameters.includes(name));

/** The page that an address names, from 1; 1 for anything that is no page. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The page as an address says it: the first one is left out. */
export const pageEntries = (page: number): AddressEntries => (page === 1 ? [] : [['page', String(page)]]);
