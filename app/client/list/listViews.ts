import { Observable } from '../platform/observable/observable.ts';

/** Lists that can be shown as cards or as a table. */
export type ViewedList = 'orders';

/** Numbers of entries per page of a table. */
export const tablePageSizes = [20, 50, 100] as const;
export type TablePageSize = (typeof tablePageSizes)[number];

/** View of a list that the user chose. */
export interface ListView {
  readonly view: 'cards' | 'table';
  readonly pageSize: TablePageSize;
  /** Ids of the hidden columns. */
  readonly hidden: readonly string[];
}

/** Default view of a list. Its visible columns fit a window of 1,280 px. */
export const firstView: ListView = { view: 'cards', pageSize: 20, hidden: ['start', 'submitted'] };

type Views = Readonly<Partial<Record<ViewedList, ListView>>>;

const storageKey = 'tuanbao.listViews';

/** Views of lists that the user chose, stored on this device. They contain no personal data. */
export class ListViews extends Observable<Views> {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    super(storedIn(storage));
    this.#storage = storage;
  }

  /** Changes the view of a list. If the device refuses storage, the view lasts for this visit. */
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

/** Returns the stored view of a list; unreadable values are replaced by defaults. */
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
