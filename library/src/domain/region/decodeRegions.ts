/** Columns of a province's regions, itself first, in the order of the codes; a later column (pinyin) stands beside these. */
export interface RegionColumns {
  readonly codes: readonly number[];
  readonly names: readonly string[];
}

/** A province of the compact text. */
export interface Province {
  readonly code: number;
  readonly name: string;
  /** Whether nothing lies in it. */
  readonly isLeaf: boolean;
  /** What lies in it, read when it is first asked for: few ever look into all of them. */
  readonly columns: () => RegionColumns;
}

const zero = 48;
const isDigit = (code: number): boolean => code >= zero && code <= zero + 9;

const beginning = /^\d\d[^\d;,]/;
const nameless = /[;,]\d*(?:[;,\n]|$)/;

/**
 * Reads the compact text: one line a province, `PPname;[delta]city,[delta]district,…`; a delta says how far the two
 * digits are from those before, and is left out where it is 1.
 * @throws RangeError where the text isn't of that form
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

function columnsOf(line: string): RegionColumns {
  const [province = '', ...cities] = line.split(';');
  let city = Number(province.slice(0, 2)) * 10_000;
  const codes = [city];
  const names = [province.slice(2)];
  const read = (written: string, before: number, unit: number): number => {
    let delta = 0;
    let at = 0;
    for (; isDigit(written.charCodeAt(at)); at++) delta = delta * 10 + written.charCodeAt(at) - zero;
    const code = before + unit * (at === 0 ? 1 : delta);
    codes.push(code);
    names.push(written.slice(at));
    return code;
  };
  for (const written of cities) {
    const [name = '', ...districts] = written.split(',');
    city = read(name, city, 100);
    let district = city;
    for (const districtName of districts) district = read(districtName, district, 1);
  }
  return { codes, names };
}
