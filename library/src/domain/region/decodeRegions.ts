/** Columns of the region data, in the order of the codes; a later column (pinyin) stands beside these. */
export interface RegionColumns {
  readonly codes: readonly number[];
  readonly names: readonly string[];
}

const zero = 48;
const isDigit = (code: number): boolean => code >= zero && code <= zero + 9;

/**
 * Reads the compact text: one line a province, `PPname;[delta]city,[delta]district,…`; a delta says how far the two
 * digits are from those before, and is left out where it is 1.
 * @throws RangeError where the text isn't of that form
 */
export function decodeRegions(text: string): RegionColumns {
  const codes: number[] = [];
  const names: string[] = [];
  const read = (written: string, above: number, before: number): number => {
    let delta = 0;
    let at = 0;
    for (; isDigit(written.charCodeAt(at)); at++) delta = delta * 10 + written.charCodeAt(at) - zero;
    if (at === written.length) throw new RangeError('not a region');
    const place = before + (at === 0 ? 1 : delta);
    codes.push(above + place);
    names.push(written.slice(at));
    return place;
  };
  for (const line of text.trim().split('\n')) {
    const [province = '', ...cities] = line.split(';');
    const provinceCode = read(province, 0, 0) * 10_000;
    codes[codes.length - 1] = provinceCode;
    let city = 0;
    for (const written of cities) {
      const [name = '', ...districts] = written.split(',');
      const cityRow = codes.length;
      city = read(name, 0, city);
      const cityCode = provinceCode + city * 100;
      codes[cityRow] = cityCode;
      let district = 0;
      for (const districtName of districts) district = read(districtName, cityCode, district);
    }
  }
  return { codes, names };
}
