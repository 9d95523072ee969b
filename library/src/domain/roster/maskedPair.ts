/**
 * Masks two personal values in a way that still shows their difference. The first `start` and last `end` characters,
 * and all characters in which the values differ, are shown. All other characters become asterisks. Two different values
 * never look equal.
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
