/** Where choices of the past are kept. It is the caller's, who decides for whom and for how long: per employer, per agent. */
export interface RecentChoices {
  /** Keys (codes), the latest first; those the tree no longer offers are left out. */
  read(): readonly string[];
  /** Called with the keys, the latest first, when something has been chosen. */
  write(keys: readonly string[]): void;
}

const kept = 8;

/** The choices with another one in front. */
export const withRecent = (keys: readonly string[], key: string): readonly string[] =>
  [key, ...keys.filter((other) => other !== key)].slice(0, kept);

/**
 * Recent choices kept in a browser's storage under a name: `recentChoicesIn(localStorage, 'occupations-of-1042')`. What can't
 * be read or written (storage denied or full, or holding something else) counts as none.
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
        // a comfort only: choosing goes on without it
      }
    },
  };
}
