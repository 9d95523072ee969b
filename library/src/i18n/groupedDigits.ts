/** Inserts a comma between groups of three digits, counted from the end: `1234567` becomes `1,234,567`. */
export function inThrees(digits: string): string {
  const first = digits.length % 3;
  const threes = Array.from({ length: Math.floor(digits.length / 3) }, (_, at) =>
    digits.slice(first + at * 3, first + at * 3 + 3),
  );
  return (first > 0 ? [digits.slice(0, first), ...threes] : threes).join(',');
}

/**
 * Adds thousands separators to a decimal number without a sign: `1234567.5` becomes `1,234,567.5`. Any other text is
 * returned unchanged.
 */
export function groupedDigits(decimal: string): string {
  const [, whole = '', rest = ''] = /^(\d+)(\.\d+)?$/.exec(decimal) ?? [];
  return whole === '' ? decimal : inThrees(whole) + rest;
}
