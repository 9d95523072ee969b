import { Observable } from '../observable/observable.ts';
import { type AppearancePage, type AppearanceState, rememberedAppearance, showAppearance } from './firstPaint.ts';

export type { AppearanceState };

/** Theme, contrast and density that the user chose. They are stored on the device and written to the page. */
export class Appearance extends Observable<AppearanceState> {
  readonly #storage: Storage;
  readonly #page: AppearancePage;

  constructor(storage: Storage, page: AppearancePage) {
    super(rememberedAppearance(() => storage));
    this.#storage = storage;
    this.#page = page;
    showAppearance(page, this.read());
  }

  /**
   * Changes the given settings and stores them on the device. If the device refuses storage, they last for this visit.
   */
  choose(change: Partial<AppearanceState>): void {
    const next = { ...this.read(), ...change };
    showAppearance(this.#page, next);
    this.write(next);
    try {
      for (const [name, value] of Object.entries(change)) this.#storage.setItem(`tuanbao.${name}`, value);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
