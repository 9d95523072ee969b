import type { KyselyPlugin } from 'kysely';

interface CountedRows {
  readonly plugin: KyselyPlugin;
  /** Number of rows that each statement returned. */
  readonly read: readonly number[];
  /** Number of rows that each statement wrote or deleted. */
  readonly changed: readonly number[];
}

/**
 * Counts the rows that each statement reads or changes. Used in tests of clean-ups that delete a limited number of rows
 * at a time.
 */
export function countingRows(): CountedRows {
  const read: number[] = [];
  const changed: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      read.push(result.rows.length);
      changed.push(Number(result.numAffectedRows ?? 0));
      return Promise.resolve(result);
    },
  };
  return { plugin, read, changed };
}
