import { Observable } from '../platform/observable/observable.ts';

/** A list that is shown as cards or as a table. */
export type ViewedList = 'orders';

/** Entries on a page of a table. */
export const tablePageSizes = [20, 50, 100] as const;
export type TablePageSize = (typeof tablePageSizes)[number];

/** How the user looks at a list. */
export interface ListView {
  readonly view: 'cards' | 'table';
  readonly pageSize: TablePageSize;
  /** Ids of the columns that the user hid. */
  readonly hidden: readonly string[];
}

/** A list as it is shown until the user changes it: the columns that are left fit a window of 1,280 px. */
export const firstView: ListView = { view: 'cards', pageSize: 20, hidden: ['start', 'submitted'] };

type Views = Readonly<Partial<Record<ViewedList, ListView>>>;

const storageKey = 'tuanbao.listViews';

/** The user's views of lists, kept on this device. They say nothing of anybody. */
export class ListViews extends Observable<Views> {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    super(storedIn(storage));
    this.#storage = storage;
  }

  /** Changes the view of a list. A device that refuses storage keeps it for this visit. */
  change(list: ViewedList, patch: Partial<ListView>): void {
    const next = { ...this.read(), [list]: { ...(this.read()[list] ?? firstView), ...patch } };
    try {
      this.#storage.setItem(storageKey, JSON.stringify(next));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
    this.write(next);
  }
}

/** The stored view of a list, as far as this version can read it. */
function viewIn(stored: unknown): ListView {
  const { view, pageSize, hidden } = Object(stored) as Readonly<Record<string, unknown>>;
  return {
    view: view === 'table' ? 'table' : 'cards',
    pageSize: tablePageSizes.find((size) => size === pageSize) ?? firstView.pageSize,
    hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : firstView.hidden,
  };
}

function storedIn(storage: Storage): Views {
  try {
    const stored = JSON.parse(storage.getItem(storageKey) ?? '{}') as Readonly<Record<string, unknown>> | null;
    return { orders: viewIn(stored?.['orders']) };
  } catch {
    return {};
  }
}
