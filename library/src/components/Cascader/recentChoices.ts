/** Storage for recent choices. The caller decides for whom and for how long they are kept: per employer, per agent. */
export interface RecentChoices {
  /** Keys (codes), the latest first; keys that the tree no longer has are ignored. */
  read(): readonly string[];
  /** Called with all keys, the latest first, after a choice. */
  write(keys: readonly string[]): void;
}

const kept = 8;

/** The keys with another one at the front. */
export const withRecent = (keys: readonly string[], key: string): readonly string[] =>
  [key, ...keys.filter((other) => other !== key)].slice(0, kept);

/**
 * Recent choices kept in a browser storage under a name: `recentChoicesIn(localStorage, 'occupations-of-1042')`. An
 * empty list where the storage is denied or full, or has other content.
 */
export function recentChoicesIn(storage: Pick<Storage, 'getItem' | 'setItem'>, name: string): RecentChoices {
  return {
    read() {
      try {
        const keys: unknown = JSON.parse(storage.getItem(name) ?? '[]');
        return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
      } catch {
        return [];
      }
    },
    write(keys) {
      try {
        storage.setItem(name, JSON.stringify(keys));
      } catch {
        // recent choices are a convenience: choosing works without them
      }
    },
  };
}
