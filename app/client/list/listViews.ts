import { Observable } from '../platform/observable/observable.ts';

/** Numbers of entries per page that the user can choose for a table. */
export const tablePageSizes = [20, 50, 100] as const;
export type TablePageSize = (typeof tablePageSizes)[number];

/** The user's choice of the view of a list. */
export interface ListView {
  readonly view: 'cards' | 'table';
  readonly pageSize: TablePageSize;
  /** Ids of the columns that are hidden. */
  readonly hidden: readonly string[];
}

/** Initial view of each list. In a table, the columns that are visible at first fit into a window of 1,280 px. */
export const firstViews = {
  orders: { view: 'cards', pageSize: 20, hidden: ['start', 'submitted'] },
  quotations: { view: 'cards', pageSize: 20, hidden: ['created', 'heads'] },
  endorsements: { view: 'table', pageSize: 20, hidden: ['begun'] },
  unfinished: { view: 'cards', pageSize: 20, hidden: [] },
} as const satisfies Readonly<Record<string, ListView>>;

/** Lists whose view is stored on the device. */
export type ViewedList = keyof typeof firstViews;

/** True if a list can be shown as cards and as a table; false if it is always a table. */
export const hasCards = (list: ViewedList): boolean => firstViews[list].view === 'cards';

/** The user's choices of views. If the user never changed the view of a list, the list is absent. */
export type ChosenViews = Readonly<Partial<Record<ViewedList, ListView>>>;

const storageKey = 'tuanbao.listViews';

/** Views that the user chose for lists. They are stored on this device and contain no personal data. */
export class ListViews extends Observable<ChosenViews> {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    super(storedIn(storage));
    this.#storage = storage;
  }

  /** Stores the view of a list. If the device refuses storage, the view lasts for this visit. */
  keep(list: ViewedList, view: ListView): void {
    const next = { ...this.read(), [list]: view };
    try {
      this.#storage.setItem(storageKey, JSON.stringify(next));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
    this.write(next);
  }
}

/** Returns a stored page size; undefined if the stored value isn't one of the sizes that can be chosen. */
export const pageSizeOf = (kept: unknown): TablePageSize | undefined =>
  tablePageSizes.find((size) => String(size) === String(kept));

/** Returns the stored view of a list. Parts that can't be read are replaced by the parts of the initial view. */
function viewIn(list: ViewedList, stored: object): ListView {
  const first: ListView = firstViews[list];
  const { view, pageSize, hidden } = stored as Readonly<Record<string, unknown>>;
  return {
    view: view === 'table' || view === 'cards' ? view : first.view,
    pageSize: pageSizeOf(pageSize) ?? first.pageSize,
    hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : first.hidden,
  };
}

function storedIn(storage: Storage): ChosenViews {
  try {
    const stored = JSON.parse(storage.getItem(storageKey) ?? '{}') as Readonly<Record<string, unknown>> | null;
    let chosen: ChosenViews = {};
    for (const list of Object.keys(firstViews) as ViewedList[]) {
      const view = stored?.[list];
      if (typeof view === 'object' && view !== null) chosen = { ...chosen, [list]: viewIn(list, view) };
    }
    return chosen;
  } catch {
    return {};
  }
}
