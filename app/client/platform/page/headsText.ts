/** Returns the number of insured persons as a text; a dash for an order or draft without persons. */
export const headsText = (heads: number, headCount: (heads: number) => string): string =>
  heads === 0 ? '—' : headCount(heads);
