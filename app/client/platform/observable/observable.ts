/** Value that is stored outside React. Components read it with `useSyncExternalStore`. */
export class Observable<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  /** Returns the current value. Until the value changes, the same object is returned. */
  readonly read = (): State => this.#state;

  /** Calls `listener` after each change of the value. The returned function stops the calls. */
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
