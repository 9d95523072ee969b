import { Observable } from '../platform/observable/observable.ts';
import { productFilterNames } from './productFilterNames.ts';

/** Lists whose filters can be saved. */
export type FilteredList = 'products' | 'orders' | 'quotations' | 'endorsements';

/** Saved filters by list: each is the query of an address, oldest first. */
export type KeptFilters = Readonly<Partial<Record<FilteredList, readonly string[]>>>;

/**
 * Parameters of an address that are saved with a filter. Search texts are left out when they can name a customer, so
 * that no personal data are stored on the device.
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

/** Maximum number of saved filters per list. */
export const mostFilters = 8;

const storageKey = 'tuanbao.filters';

/** Returns the filter part of an address in a normalised form; empty when nothing is filtered. */
export function filterIn(list: FilteredList, params: URLSearchParams): string {
  const named = keptParameters[list].map((name): [string, string] => [name, params.get(name) ?? '']);
  return new URLSearchParams(named.filter(([, value]) => value !== '')).toString();
}

/** Filters that the agent saved on this device. */
export class SavedFilters extends Observable<KeptFilters> {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    super(storedIn(storage));
    this.#storage = storage;
  }

  /** Saves a filter once; the oldest is removed when there are too many. */
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

  /** Stores the filters. If the device refuses storage, they last for this visit. */
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

/** Returns the stored filters that this version can read. */
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
