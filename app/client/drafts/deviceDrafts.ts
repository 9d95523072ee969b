import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { withEveryField } from '@tuanbao/library/domain/roster/person';

/** Draft that is stored on the device until the server has it. */
export interface DeviceDraft {
  /** Id of the saved draft that this draft is based on; empty if the draft was never saved on the server. */
  readonly id: string;
  readonly version: number;
  readonly draft: OrderDraft;
  /** Instant (ISO 8601) at which the draft was stored on the device. */
  readonly keptAt: string;
}

interface Row extends DeviceDraft {
  readonly entry: string;
  readonly userId: string;
}

/** Milliseconds after which a draft on the device expires: seven days. It is then deleted when it is next read. */
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
 * Drafts whose latest changes may not be on the server. They are stored on the device in IndexedDB (specification §9,
 * unfinished data), so that they survive a reload and a loss of the network. They contain personal data, so they are
 * returned only to the user who wrote them. A draft is deleted when it is saved on the server, at sign-out, and when
 * another user signs in. After seven days it expires and is deleted when it is next read. If the device refuses
 * storage, nothing is stored.
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

  /** Stores a draft under its key. It replaces the draft that was stored under this key. */
  async keep(entry: string, kept: Omit<DeviceDraft, 'keptAt'>): Promise<void> {
    const row: Row = { ...kept, entry, userId: this.#userId(), keptAt: this.#now().toISOString() };
    if (row.userId !== '') await this.#in('readwrite', (rows) => rows.put(row));
  }

  /** Returns the user's draft under a key; null if there is none. Deletes a draft that expired or isn't the user's. */
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

  /** Deletes all drafts from the device, for sign-out. */
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
      this.#open = undefined; // The device refused or closed the storage; the next access opens it again.
      return undefined;
    }
  }
}
