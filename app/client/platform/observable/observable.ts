/** A value outside React that components follow with `useSyncExternalStore`. */
export class Observable<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  /** The value as it is now; the same object until it changes. */
  readonly read = (): State => this.#state;

  /** Calls `listener` after each change until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected write(state: State): void {
    if (Object.is(state, this.#state)) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
