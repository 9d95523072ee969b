import type { Statement } from './statements/statement.ts';

/**
 * Verdicts of the stranger's checks: the problem, or null. The stranger is a test client that knows only the
 * specification.
 */
export type Verdicts = ReadonlyMap<string, string | null>;

/** The missing part of a statement; null when all its proofs hold. */
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
