/** Scroll positions in pixels, by the key of the history entry. If the entry has no key, the path is used instead. */
type Places = Readonly<Record<string, number>>;

const storageKey = 'tuanbao.places';
/** Maximum number of positions that are stored. If there are more, the oldest are removed. */
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
 * Scroll positions of the screens that were opened in this visit. When the user goes back to a screen, the screen is
 * scrolled to the same position as before. The positions are stored only for the visit.
 */
export class ScrollMemory {
  readonly #storage: Storage | undefined;
  readonly #places: Map<string, number>;

  /**
   * @param openedAt path of the page if the page was newly opened; the screen at this path starts at the top. Null if
   * the page was reloaded or reached with back or forward
   */
  constructor(storage?: Storage, openedAt: string | null = null) {
    this.#storage = storage;
    this.#places = new Map(Object.entries(storedIn(storage)));
    if (openedAt !== null) this.#places.delete(openedAt);
  }

  /** Returns a stored position in pixels from the top; 0 if none is stored for the entry. */
  placeOf(entry: string): number {
    return this.#places.get(entry) ?? 0;
  }

  note(entry: string, place: number): void {
    this.#places.delete(entry);
    this.#places.set(entry, place);
    const [oldest] = this.#places.keys();
    if (this.#places.size > mostPlaces && oldest !== undefined) this.#places.delete(oldest);
  }

  /** Stores the positions when the user leaves the page, so that they survive a reload. */
  keep(): void {
    try {
      this.#storage?.setItem(storageKey, JSON.stringify(Object.fromEntries(this.#places)));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
