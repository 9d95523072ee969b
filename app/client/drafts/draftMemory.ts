import { type DraftSource, keyOfSource } from '../platform/navigation/draftSource.ts';

/** Stored for a product whose new draft is still empty. */
export const unsavedDraft = 'new';

/** Returns the storage key of a source. Without another source, each product has its own key. */
const entryOf = (source: DraftSource, productId: string): string =>
  source.kind === 'product' ? `product:${productId}` : keyOfSource(source);

/**
 * Remembers which saved draft belongs to a source in this tab, so that a reload continues it instead of starting
 * another draft. It stores ids and no personal data. It is deleted with the tab and at sign-out.
 */
export class DraftMemory {
  readonly #storage: Storage | undefined;
  readonly #prefix: string;
  /** Copy of the entries until the page is left, for a device that refuses storage. */
  readonly #known = new Map<string, string>();

  /** @param kind kind of the drafts; each kind has its own storage keys */
  constructor(storage: Storage | undefined, kind: 'order' | 'quotation' = 'order') {
    this.#storage = storage;
    this.#prefix = kind === 'order' ? 'tuanbao.draftOf.' : 'tuanbao.quotationDraftOf.';
  }

  /** Returns the id of the saved draft; empty when none is stored; `unsavedDraft` for a draft that isn't saved yet. */
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
      if (!(error instanceof DOMException)) throw error; // if the device refuses storage, a reload starts another draft
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
