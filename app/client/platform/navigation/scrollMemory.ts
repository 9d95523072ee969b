/** Scroll positions of screens in pixels, by the key of their history entry, or by path if the entry has no key. */
type Places = Readonly<Record<string, number>>;

const storageKey = 'tuanbao.places';
/** Maximum number of stored positions; the oldest are removed first. */
const mostPlaces = 50;

function storedIn(storage: Storage | undefined): Places {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageKey) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, place]) => typeof place === 'number');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/**
 * Scroll positions of the screens in this visit, so that going back shows the same place. They are stored only for the
 * visit.
 */
export class ScrollMemory {
  readonly #storage: Storage | undefined;
  readonly #places: Map<string, number>;

  /**
   * @param openedAt path of a newly opened page, which was neither reloaded nor reached with back or forward; it starts
   * at the top
   */
  constructor(storage?: Storage, openedAt: string | null = null) {
    this.#storage = storage;
    this.#places = new Map(Object.entries(storedIn(storage)));
    if (openedAt !== null) this.#places.delete(openedAt);
  }

  /** Returns the position in pixels from the top; 0 when none is stored. */
  placeOf(entry: string): number {
    return this.#places.get(entry) ?? 0;
  }

  note(entry: string, place: number): void {
    this.#places.delete(entry);
    this.#places.set(entry, place);
    const [oldest] = this.#places.keys();
    if (this.#places.size > mostPlaces && oldest !== undefined) this.#places.delete(oldest);
  }

  /** Stores the positions before the page is left, for a reload. */
  keep(): void {
    try {
      this.#storage?.setItem(storageKey, JSON.stringify(Object.fromEntries(this.#places)));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
