import type { OccupationLine } from './scheme.ts';

/**
 * Planned occupations with more persons: the number of an existing occupation increases, others are added in their
 * order.
 */
export function withHeads(
  lines: readonly OccupationLine[],
  more: readonly OccupationLine[],
): readonly OccupationLine[] {
  return more.reduce((planned, line) => {
    const at = planned.findIndex(({ code }) => code !== '' && code === line.code);
    const known = planned[at];
    return known
      ? planned.map((each, index) => (index === at ? { ...known, heads: known.heads + line.heads } : each))
      : [...planned, line];
  }, lines);
}
