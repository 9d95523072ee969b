/** Codes that took over from a code; several where a region was divided. */
export type RegionSuccessors = ReadonlyMap<number, readonly number[]>;

const entryPattern = /^(\d\d)=(\d{2}(?:\d{2}){0,2}(?:\+\d{2}(?:\d{2}){0,2})*)$/;

/**
 * Reads the compact text of successors: `PPCC` and `DD=successor+successor,…`, a successor with two digits within the city,
 * four within the province, else six.
 * @throws RangeError where the text isn't of that form
 */
export function regionSuccessorsOf(text: string): RegionSuccessors {
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
