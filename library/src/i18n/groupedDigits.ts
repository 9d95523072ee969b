/** A decimal number as it was written, its whole digits in threes: `1234567.5` is `1,234,567.5`; other text stays as it is. */
export function groupedDigits(decimal: string): string {
  const [, whole = '', rest = ''] = /^(\d+)(\.\d+)?$/.exec(decimal) ?? [];
  return whole === '' ? decimal : whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') + rest;
}
