import { Observable } from '../platform/observable/observable.ts';
import { productFilterNames } from './productFilterNames.ts';

/** Lists for which the agent can save filters. */
export type FilteredList = 'products' | 'orders' | 'quotations' | 'endorsements';

/** Saved filters by list. Each filter is the query of an address. The oldest filter comes first. */
export type KeptFilters = Readonly<Partial<Record<FilteredList, readonly string[]>>>;

/**
 * Parameters of the address that are saved with a filter. If a search text can be the name of a customer, it isn't
 * saved, so that no personal data are stored on the device.
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
  quotations: ['state', 'company', 'line', 'sort'],
  endorsements: ['status', 'from', 'until', 'product', 'insurer'],
};

/** Maximum number of saved filters for each list. */
export const mostFilters = 8;

const storageKey = 'tuanbao.filters';

/**
 * Returns the filter in an address as a text. Equal filters give equal texts. Returns an empty text if the address has
 * no parameter that is saved.
 */
export function filterIn(list: FilteredList, params: URLSearchParams): string {
  const named = keptParameters[list].map((name): [string, string] => [name, params.get(name) ?? '']);
  return new URLSearchParams(named.filter(([, value]) => value !== '')).toString();
}

/** Filters that the agent saved for lists on this device. */
export class SavedFilters extends Observable<KeptFilters> {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    super(storedIn(storage));
    this.#storage = storage;
  }

  /**
   * Saves a filter as the newest filter of a list. A filter that was saved before isn't saved twice. If the list then
   * has too many saved filters, the oldest one is removed.
   */
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

  /** Stores the filters of a list. If the device refuses storage, the filters last for this visit. */
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

/** Returns the stored filters. Entries that this version of the app can't read are left out. */
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
