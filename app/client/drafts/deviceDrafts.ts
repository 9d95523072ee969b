import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { withEveryField } from '@tuanbao/library/domain/roster/person';

/** Draft on the device. It is stored until the server has it. */
export interface DeviceDraft {
  /** Id of the saved draft that this draft is based on; empty when it was never saved. */
  readonly id: string;
  readonly version: number;
  readonly draft: OrderDraft;
  /** ISO instant at which it was stored. */
  readonly keptAt: string;
}

interface Row extends DeviceDraft {
  readonly entry: string;
  readonly userId: string;
}

/** Milliseconds after which a draft on the device is deleted: seven days. */
const longestKept = 7 * 24 * 60 * 60 * 1000;

const database = 'tuanbao';
const table = 'drafts';

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException('storage failed')));
  });

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table, { keyPath: 'entry' }));
  return answerOf(request);
}

/**
 * Drafts whose last save failed, stored on the device in IndexedDB (specification §9, unfinished data), so that they
 * survive a reload and a day without network. They contain personal data, so only the same user can read them. They are
 * deleted after a successful save, at sign-out, when another user signs in, and after seven days. A device that refuses
 * storage stores nothing.
 */
export class DeviceDrafts {
  readonly #factory: IDBFactory | undefined;
  readonly #userId: () => string;
  readonly #now: () => Date;
  #open: Promise<IDBDatabase> | undefined;

  constructor(factory: IDBFactory | undefined, userId: () => string, now: () => Date) {
    this.#factory = factory;
    this.#userId = userId;
    this.#now = now;
  }

  /** Stores a draft under its key and replaces an earlier one. */
  async keep(entry: string, kept: Omit<DeviceDraft, 'keptAt'>): Promise<void> {
    const row: Row = { ...kept, entry, userId: this.#userId(), keptAt: this.#now().toISOString() };
    if (row.userId !== '') await this.#in('readwrite', (rows) => rows.put(row));
  }

  /** Returns the user's draft under a key; null when there is none. */
  async find(entry: string): Promise<DeviceDraft | null> {
    const row = await this.#in<Row | undefined>('readonly', (rows) => rows.get(entry) as IDBRequest<Row | undefined>);
    if (!row) return null;
    const isOver = this.#now().getTime() - Date.parse(row.keptAt) > longestKept;
    if (!isOver && row.userId === this.#userId()) {
      return { ...row, draft: { ...row.draft, persons: row.draft.persons.map(withEveryField) } };
    }
    await this.forget(entry);
    return null;
  }

  async forget(entry: string): Promise<void> {
    await this.#in('readwrite', (rows) => rows.delete(entry));
  }

  /** Deletes all drafts, as at sign-out. */
  async clear(): Promise<void> {
    await this.#in('readwrite', (rows) => rows.clear());
  }

  async #in<Answer>(
    mode: IDBTransactionMode,
    work: (rows: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer | undefined> {
    if (!this.#factory) return undefined;
    try {
      this.#open ??= opened(this.#factory);
      const connection = await this.#open;
      return await answerOf(work(connection.transaction(table, mode).objectStore(table)));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.#open = undefined; // storage was refused or closed by the browser; the next access opens it again
      return undefined;
    }
  }
}
