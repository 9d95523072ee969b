/** Successors by abolished region code. If a region was divided, it has several successors. */
export type RegionSuccessors = Pick<ReadonlyMap<number, readonly number[]>, 'get'>;

const entryPattern = /^(\d\d)=(\d{2}(?:\d{2}){0,2}(?:\+\d{2}(?:\d{2}){0,2})*)$/;

/**
 * Parses the compressed successors. Each line contains the first four digits of abolished codes, then
 * `DD=successor+successor,…`, where `DD` are the last two digits of an abolished code. If a
 * successor begins with the first four (or two) digits of the abolished code, it is written without these digits.
 * @throws RangeError when the text has another format
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
 * The same successors as `regionSuccessorsOf` returns, but a line is parsed only when one of its codes is requested. A
 * page needs one or two of several thousand codes. `get` throws RangeError when the line has another format.
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
