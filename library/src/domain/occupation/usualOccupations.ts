const most = 8;

/** Codes that occur most, the commonest first and at most eight: what an employer's next person probably does. Empty ones are left out. */
export function usualOccupations(codes: Iterable<string>): readonly string[] {
  const counts = new Map<string, number>();
  for (const code of codes) if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([code]) => code);
}
