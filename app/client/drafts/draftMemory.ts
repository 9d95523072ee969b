import { type DraftSource, keyOfSource } from '../platform/navigation/draftSource.ts';

/** Stored instead of a draft's id while the new draft of a product isn't saved yet. */
export const unsavedDraft = 'new';

/** Returns the storage key of a source. If the source is the product itself, the key contains the product's id. */
const entryOf = (source: DraftSource, productId: string): string =>
  source.kind === 'product' ? `product:${productId}` : keyOfSource(source);

/**
 * Stores in this tab which saved draft belongs to a source. Thus a reload continues that draft instead of starting
 * another draft. Only ids are stored, no personal data. The ids are deleted when the tab is closed and at sign-out.
 */
export class DraftMemory {
  readonly #storage: Storage | undefined;
  readonly #prefix: string;
  /** Copy of the stored ids, which lasts until the page is left. It is needed if the device refuses storage. */
  readonly #known = new Map<string, string>();

  /** @param kind kind of the drafts: of orders or of quotations; each kind has separate storage keys */
  constructor(storage: Storage | undefined, kind: 'order' | 'quotation' = 'order') {
    this.#storage = storage;
    this.#prefix = kind === 'order' ? 'tuanbao.draftOf.' : 'tuanbao.quotationDraftOf.';
  }

  /**
   * Returns the id of the saved draft of a source. Empty if nothing is stored; `unsavedDraft` if the draft isn't saved
   * yet.
   */
  draftIdOf(source: DraftSource, productId: string): string {
    const entry = entryOf(source, productId);
    try {
      return this.#known.get(entry) ?? this.#storage?.getItem(this.#prefix + entry) ?? '';
    } catch {
      return '';
    }
  }

  remember(source: DraftSource, productId: string, draftId: string): void {
    const entry = entryOf(source, productId);
    this.#known.set(entry, draftId);
    try {
      this.#storage?.setItem(this.#prefix + entry, draftId);
    } catch (error) {
      // If the device refuses storage, a reload starts another draft.
      if (!(error instanceof DOMException)) throw error;
    }
  }

  forget(source: DraftSource, productId: string): void {
    const entry = entryOf(source, productId);
    this.#known.delete(entry);
    this.#storage?.removeItem(this.#prefix + entry);
  }

  clear(): void {
    this.#known.clear();
    const { length = 0 } = this.#storage ?? {};
    const keys = Array.from({ length }, (_, index) => this.#storage?.key(index) ?? '');
    for (const key of keys) if (key.startsWith(this.#prefix)) this.#storage?.removeItem(key);
  }
}
