/** Code of the region directly above the given one, computed from the digits; 0 for a province. */
export function parentCodeOf(code: number): number {
  if (code % 10_000 === 0) return 0;
  return code - (code % (code % 100 === 0 ? 10_000 : 100));
}

/**
 * True when the region `code` lies inside the region `ancestor`, at any level. Every valid code lies inside 0, the
 * whole country. No region lies inside an invalid code.
 */
export function isWithin(code: number, ancestor: number): boolean {
  if (code === ancestor || !Number.isInteger(code) || code < 100_000 || code > 999_999) return false;
  const width = ancestor % 10_000 === 0 ? 10_000 : 100;
  return ancestor === 0 || (ancestor % 100 === 0 && code - (code % width) === ancestor);
}
