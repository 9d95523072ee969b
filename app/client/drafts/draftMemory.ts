import { type DraftSource, keyOfSource } from './draftSource.ts';

/**
 * Which saved draft grew out of which source in this tab, so that a reload goes on with it instead of beginning
 * another. It holds ids and nothing personal, and is gone with the tab or when somebody signs out.
 */
export class DraftMemory {
  readonly #storage: Storage | undefined;
  readonly #prefix = 'tuanbao.draftOf.';

  constructor(storage: Storage | undefined) {
    this.#storage = storage;
  }

  /** Empty where nothing is remembered. */
  draftIdOf(source: DraftSource): string {
    try {
      return this.#storage?.getItem(this.#prefix + keyOfSource(source)) ?? '';
    } catch {
      return '';
    }
  }

  remember(source: DraftSource, draftId: string): void {
    try {
      this.#storage?.setItem(this.#prefix + keyOfSource(source), draftId);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error; // a device that refuses storage begins another draft
    }
  }

  forget(source: DraftSource): void {
    this.#storage?.removeItem(this.#prefix + keyOfSource(source));
  }

  clear(): void {
    const { length = 0 } = this.#storage ?? {};
    const keys = Array.from({ length }, (_, index) => this.#storage?.key(index) ?? '');
    for (const key of keys) if (key.startsWith(this.#prefix)) this.#storage?.removeItem(key);
  }
}
