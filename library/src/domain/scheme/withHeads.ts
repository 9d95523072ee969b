import type { OccupationLine } from './scheme.ts';

/**
 * Adds numbers of persons to planned occupations. If an occupation is already planned, its number increases. Other
 * occupations are added at the end, in their order.
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
