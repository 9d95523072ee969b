/**
 * Storage for recent choices. The caller decides to whom the choices belong, for example to an applicant or an agent,
 * and how long the choices are stored.
 */
export interface RecentChoices {
  /** Reads the keys of recent choices, the latest first. A key that the tree doesn't contain any more is ignored. */
  read(): readonly string[];
  /** Writes the keys of the recent choices, the latest first. The cascader calls it after every choice. */
  write(keys: readonly string[]): void;
}

const kept = 8;

/**
 * Moves a key to the front of the recent keys, or adds it there. At most eight keys are stored, so the oldest may be
 * removed.
 */
export const withRecent = (keys: readonly string[], key: string): readonly string[] =>
  [key, ...keys.filter((other) => other !== key)].slice(0, kept);

/**
 * Stores recent choices in a browser storage under a name: `recentChoicesIn(localStorage, 'occupations-of-1042')`. If
 * reading fails, or the value under this name isn't a list of keys, no recent choices are offered. If writing fails,
 * for example because the storage is full, a new choice isn't stored.
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
        // If the keys can't be stored, the user can still choose, but this choice isn't offered again.
      }
    },
  };
}
