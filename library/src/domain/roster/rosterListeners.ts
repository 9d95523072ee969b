type Listener = () => void;
type Unsubscribe = () => void;

/** The listeners of a roster. They are called for changes of the whole roster, or of single rows. */
export interface RosterListeners {
  readonly subscribe: (listener: Listener) => Unsubscribe;
  readonly subscribeRow: (key: number, listener: Listener) => Unsubscribe;
  readonly tell: (keys: ReadonlySet<number> | 'every') => void;
}

/** Creates a set of listeners. It is empty at first. */
export function createRosterListeners(): RosterListeners {
  const all = new Set<Listener>();
  const byRow = new Map<number, Set<Listener>>();
  return {
    subscribe: (listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    subscribeRow: (key, listener) => {
      const ofRow = byRow.get(key) ?? new Set();
      byRow.set(key, ofRow.add(listener));
      return () => {
        ofRow.delete(listener);
        if (ofRow.size === 0 && byRow.get(key) === ofRow) byRow.delete(key);
      };
    },
    tell: (keys) => {
      for (const [key, listeners] of byRow) {
        if (keys === 'every' || keys.has(key)) for (const listener of listeners) listener();
      }
      for (const listener of all) listener();
    },
  };
}
