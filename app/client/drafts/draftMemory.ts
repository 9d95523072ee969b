import { type DraftSource, keyOfSource } from '../platform/navigation/draftSource.ts';

/** Remembered for a product whose draft was started again and is still empty. */
export const unsavedDraft = 'new';

/** One entry for each source; a product's own draft is one for each product. */
const entryOf = (source: DraftSource, productId: string): string =>
  source.kind === 'product' ? `product:${productId}` : keyOfSource(source);

/**
 * Which saved draft grew out of which source in this tab, so that a reload goes on with it instead of beginning
 * another. It holds ids and nothing personal, and is gone with the tab or at sign-out.
 */
export class DraftMemory {
  readonly #storage: Storage | undefined;
  readonly #prefix: string;
  /** The same where the device refuses storage, until the page is left. */
  readonly #known = new Map<string, string>();

  /** @param kind what the drafts become; each kind has a memory of its own */
  constructor(storage: Storage | undefined, kind: 'order' | 'quotation' = 'order') {
    this.#storage = storage;
    this.#prefix = kind === 'order' ? 'tuanbao.draftOf.' : 'tuanbao.quotationDraftOf.';
  }

  /** Empty where nothing is remembered; `unsavedDraft` for a draft that isn't saved yet. */
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
      if (!(error instanceof DOMException)) throw error; // a device that refuses storage begins another draft
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
