import type { Statement } from './statements/statement.ts';

/** Verdicts of the stranger by check: the problem, or null. */
export type Verdicts = ReadonlyMap<string, string | null>;

/** What is missing of a statement; null where all that shows it holds. */
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
