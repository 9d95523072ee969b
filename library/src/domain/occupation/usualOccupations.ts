const most = 8;

/**
 * The occupation codes that occur most often in `codes`, at most eight, the most frequent first. The UI offers these
 * occupations for the next person of the employer. Empty codes are ignored.
 */
export function usualOccupations(codes: Iterable<string>): readonly string[] {
  const counts = new Map<string, number>();
  for (const code of codes) if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([code]) => code);
}
