import { Observable } from '../platform/observable/observable.ts';
import { productFilterNames } from './productFilterNames.ts';

/** A list whose filters can be kept. */
export type FilteredList = 'products' | 'orders' | 'quotations' | 'endorsements';

/** Filters that were kept, list by list: each the query of an address, in the order in which they were kept. */
export type KeptFilters = Readonly<Partial<Record<FilteredList, readonly string[]>>>;

/**
 * Parameters of an address that are kept with a filter. Words that were searched for stay away wherever they can name a
 * customer: what is kept on the device says nothing of anybody.
 */
const keptParameters: Readonly<Record<FilteredList, readonly string[]>> = {
  products: Object.values(productFilterNames),
  orders: [
    'status',
    'state',
    'expiring',
    'product',
    'insurer',
    'submittedFrom',
    'submittedUntil',
    'startsFrom',
    'startsUntil',
    'endsFrom',
    'endsUntil',
    'sort',
  ],
  quotations: ['company', 'line'],
  endorsements: ['status', 'from', 'until'],
};

/** Filters that one list keeps. */
export const mostFilters = 8;

const storageKey = 'tuanbao.filters';

/** Filter part of an address, always spelled the same; empty where nothing narrows the list. */
export function filterIn(list: FilteredList, params: URLSearchParams): string {
  const named = keptParameters[list].map((name): [string, string] => [name, params.get(name) ?? '']);
  return new URLSearchParams(named.filter(([, value]) => value !== '')).toString();
}

/** The agent's own filters, kept on this device. */
export class SavedFilters extends Observable<KeptFilters> {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    super(storedIn(storage));
    this.#storage = storage;
  }

  /** Keeps a filter, once; the oldest makes room. */
  keep(list: FilteredList, filter: string): void {
    const others = this.#of(list).filter((each) => each !== filter);
    this.#set(list, [...others, filter].slice(-mostFilters));
  }

  remove(list: FilteredList, filter: string): void {
    this.#set(
      list,
      this.#of(list).filter((each) => each !== filter),
    );
  }

  #of(list: FilteredList): readonly string[] {
    return this.read()[list] ?? [];
  }

  /** A device that refuses storage still keeps the filter for this visit. */
  #set(list: FilteredList, filters: readonly string[]): void {
    const next = { ...this.read(), [list]: filters };
    try {
      this.#storage.setItem(storageKey, JSON.stringify(next));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
    this.write(next);
  }
}

/** Stored filters that this version can read. */
function storedIn(storage: Storage): KeptFilters {
  try {
    const stored = JSON.parse(storage.getItem(storageKey) ?? '{}') as Readonly<Record<string, unknown>> | null;
    const lists = (Object.keys(keptParameters) as FilteredList[]).flatMap((list) => {
      const filters = stored?.[list];
      if (!Array.isArray(filters)) return [];
      const known = filters
        .filter((filter) => typeof filter === 'string')
        .map((filter) => filterIn(list, new URLSearchParams(filter)))
        .filter((filter) => filter !== '');
      return [[list, [...new Set(known)].slice(-mostFilters)]];
    });
    return Object.fromEntries(lists) as KeptFilters;
  } catch {
    return {};
  }
}
