import { Observable } from '../platform/observable/observable.ts';

/** Entries on a page of a table. */
export const tablePageSizes = [20, 50, 100] as const;
export type TablePageSize = (typeof tablePageSizes)[number];

/** View of a list that the user chose. */
export interface ListView {
  readonly view: 'cards' | 'table';
  readonly pageSize: TablePageSize;
  /** Ids of the hidden columns. */
  readonly hidden: readonly string[];
}

/** Lists as they are shown until the user changes them: the columns that are left fit a window of 1,280 px. */
export const firstViews = {
  orders: { view: 'cards', pageSize: 20, hidden: ['start', 'submitted'] },
  endorsements: { view: 'table', pageSize: 20, hidden: ['begun'] },
} as const satisfies Readonly<Record<string, ListView>>;

/** A list whose view is kept. */
export type ViewedList = keyof typeof firstViews;

/** True where a list can be shown as cards as well as a table. */
export const hasCards = (list: ViewedList): boolean => firstViews[list].view === 'cards';

/** Views that the user chose; a list that was never changed is absent. */
export type ChosenViews = Readonly<Partial<Record<ViewedList, ListView>>>;

const storageKey = 'tuanbao.listViews';

/** The user's views of lists, kept on this device. They say nothing of anybody. */
export class ListViews extends Observable<ChosenViews> {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    super(storedIn(storage));
    this.#storage = storage;
  }

  /** Keeps the view of a list. A device that refuses storage keeps it for this visit. */
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

/** The page size of a word or number that was kept; undefined for anything else. */
export const pageSizeOf = (kept: unknown): TablePageSize | undefined =>
  tablePageSizes.find((size) => String(size) === String(kept));

/** The stored view of a list, as far as this version can read it. */
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
