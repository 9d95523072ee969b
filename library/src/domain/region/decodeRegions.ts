/**
 * The regions of a province in columns: entries with the same index belong to the same region. The first entry is the
 * province; the regions are in the order of their codes.
 */
export interface RegionColumns {
  readonly codes: readonly number[];
  readonly names: readonly string[];
}

/** A province that was read from the compressed text. */
export interface Province {
  readonly code: number;
  readonly name: string;
  /** True when no regions lie below the province. */
  readonly isLeaf: boolean;
  /**
   * Returns the province and all regions below it. They are decoded at the first call, because few pages need all
   * provinces.
   */
  readonly columns: () => RegionColumns;
}

const beginning = /^\d\d[^\d;,]/;
const nameless = /[;,]\d*(?:[;,\n]|$)/;

/**
 * Parses the compressed text of the regions. It has one line per province: `PPname;[delta]city,[delta]district,…`. `PP`
 * are the first two digits of the province's code. The delta of a city is the increase of the third and fourth digits
 * since the previous city; the delta of a district is the increase of the last two digits since the previous district
 * of the same city. The first delta counts from 00. A delta of 1 is left out.
 * @throws RangeError when the text has another format
 */
export function provincesIn(text: string): readonly Province[] {
  const lines = text.trim().split('\n');
  if (nameless.test(text) || !lines.every((line) => beginning.test(line))) throw new RangeError('not regions');
  return lines.map((line) => {
    const end = line.indexOf(';');
    let columns: RegionColumns | null = null;
    return {
      code: Number(line.slice(0, 2)) * 10_000,
      name: line.slice(2, end === -1 ? undefined : end),
      isLeaf: end === -1,
      columns: () => (columns ??= columnsOf(line)),
    };
  });
}

/**
 * Decodes the line of a province. The function uses regular expressions, because a loop over the characters is several
 * times slower until the engine has optimised the loop.
 */
function columnsOf(line: string): RegionColumns {
  const names = line.slice(2).split(/[;,]\d*/);
  let code = Number(line.slice(0, 2)) * 10_000;
  const codes = [code];
  for (const step of line.match(/[;,]\d*/g) ?? []) {
    const places = step.length === 1 ? 1 : Number(step.slice(1));
    code = step.startsWith(';') ? code - (code % 100) + places * 100 : code + places;
    codes.push(code);
  }
  return { codes, names };
}
