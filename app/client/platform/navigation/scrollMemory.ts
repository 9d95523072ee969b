/** Where screens were left, by the key of their entry in the browser's history, or by its path where it has none. */
type Places = Readonly<Record<string, number>>;

const storageKey = 'tuanbao.places';
/** Entries that are remembered; the oldest are forgotten first. */
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

/** How far each screen of the visit was scrolled, so that going back leads to the same line. Kept for the visit alone. */
export class ScrollMemory {
  readonly #storage: Storage | undefined;
  readonly #places: Map<string, number>;

  /** @param openedAt path of a page that was newly opened, neither reloaded nor gone back to: it starts at its top */
  constructor(storage?: Storage, openedAt: string | null = null) {
    this.#storage = storage;
    this.#places = new Map(Object.entries(storedIn(storage)));
    if (openedAt !== null) this.#places.delete(openedAt);
  }

  /** Pixels from the top; 0 where nothing is remembered. */
  placeOf(entry: string): number {
    return this.#places.get(entry) ?? 0;
  }

  note(entry: string, place: number): void {
    this.#places.delete(entry);
    this.#places.set(entry, place);
    const [oldest] = this.#places.keys();
    if (this.#places.size > mostPlaces && oldest !== undefined) this.#places.delete(oldest);
  }

  /** Writes them down before the page is left, for a reload. */
  keep(): void {
    try {
      this.#storage?.setItem(storageKey, JSON.stringify(Object.fromEntries(this.#places)));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
