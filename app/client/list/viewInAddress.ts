import { type ListView, pageSizeOf } from './listViews.ts';

/** Parts of an address, in its order. */
export type AddressEntries = readonly (readonly [name: string, value: string])[];

/** Parameters that say how a list is looked at. */
const viewParameters = ['view', 'size'];

/** View and page size as far as an address says them. */
export function viewIn(params: URLSearchParams): Partial<Pick<ListView, 'view' | 'pageSize'>> {
  const view = params.get('view');
  const pageSize = pageSizeOf(params.get('size'));
  return {
    ...((view === 'cards' || view === 'table') && { view }),
    ...(pageSize !== undefined && { pageSize }),
  };
}

/** A view as an address says it. */
export const viewEntries = ({ view, pageSize }: Pick<ListView, 'view' | 'pageSize'>): AddressEntries =>
  view === 'cards'
    ? [['view', 'cards']]
    : [
        ['view', 'table'],
        ['size', String(pageSize)],
      ];

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
