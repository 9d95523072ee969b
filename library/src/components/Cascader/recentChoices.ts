/**
 * Storage for recent choices. The caller decides for whom and how long they are stored, for example per employer or per
 * agent.
 */
export interface RecentChoices {
  /** Reads the keys (codes), the latest first. Keys that the tree doesn't contain any more are ignored. */
  read(): readonly string[];
  /** Writes all keys, the latest first; called after every choice. */
  write(keys: readonly string[]): void;
}

const kept = 8;

/** Puts a key at the front of the keys. */
export const withRecent = (keys: readonly string[], key: string): readonly string[] =>
  [key, ...keys.filter((other) => other !== key)].slice(0, kept);

/**
 * Stores recent choices in a browser storage under a name: `recentChoicesIn(localStorage, 'occupations-of-1042')`. If
 * the storage is forbidden, full or has other content, there are no recent choices.
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
        // Recent choices aren't essential: choosing works without them.
      }
    },
  };
}
