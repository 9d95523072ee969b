import type { Statement } from './statements/statement.ts';

/**
 * Results of the checks by the stranger, a test client that knows only the specification. Each result is a problem, or
 * null if the check succeeds.
 */
export type Verdicts = ReadonlyMap<string, string | null>;

/** Returns the missing part of a statement, and the problems of its checks; null if there are none. */
export function lackOf({ missing, by }: Statement, verdicts: Verdicts): string | null {
  const problems = by.flatMap((proof) => {
    if (!('check' in proof)) return [];
    const verdict = verdicts.get(proof.check);
    if (verdict === undefined) return [`the check “${proof.check}” isn’t played`];
    return verdict === null ? [] : [verdict];
  });
  const lacks = [...(missing === undefined ? [] : [missing]), ...problems];
  return lacks.length > 0 ? lacks.join('; ') : null;
}
