/** Successors of a code; several where a region was divided. */
export type RegionSuccessors = Pick<ReadonlyMap<number, readonly number[]>, 'get'>;

const entryPattern = /^(\d\d)=(\d{2}(?:\d{2}){0,2}(?:\+\d{2}(?:\d{2}){0,2})*)$/;

/**
 * Parses the compressed successors: `PPCC` and `DD=successor+successor,…`; a successor has two digits within the city,
 * four within the province, else six.
 * @throws RangeError where the text has another form
 */
export function regionSuccessorsOf(text: string): ReadonlyMap<number, readonly number[]> {
  const successors = new Map<number, readonly number[]>();
  for (const line of text.split('\n')) {
    const city = line.slice(0, 4);
    for (const entry of line.slice(4).split(',')) {
      const [, district, written] = entryPattern.exec(entry) ?? [];
      if (!/^\d{4}$/.test(city) || !district || !written) throw new RangeError('not a successor');
      const codes = written.split('+').map((digits) => Number(city.slice(0, 6 - digits.length) + digits));
      successors.set(Number(city + district), codes);
    }
  }
  return successors;
}

/**
 * The same successors, parsed line by line on demand: a page needs one or two of thousands. `get` throws RangeError
 * where its line has another form.
 */
export const successorsByLine = (text: string): RegionSuccessors => ({
  get(code) {
    if (!/^\d{6}$/.test(String(code))) return undefined;
    const city = String(code).slice(0, 4);
    const start = text.startsWith(city) ? 0 : text.indexOf(`\n${city}`) + 1;
    if (!text.startsWith(city, start)) return undefined;
    const end = text.indexOf('\n', start);
    return regionSuccessorsOf(text.slice(start, end === -1 ? undefined : end)).get(code);
  },
});
