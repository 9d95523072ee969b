/**
 * Two personal values for comparison: the first `start` and last `end` characters and the differing ones in clear, the
 * others as asterisks. Two different values never look the same.
 */
export function maskedPair(
  one: string,
  other: string,
  { start, end }: { readonly start: number; readonly end: number },
): readonly [one: string, other: string] {
  const [first, second] = [Array.from(one), Array.from(other)];
  const shown = (own: readonly string[], opposite: readonly string[]) =>
    own.map((each, at) => (at < start || at >= own.length - end || each !== opposite[at] ? each : '*')).join('');
  return [shown(first, second), shown(second, first)];
}
