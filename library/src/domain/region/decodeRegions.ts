/** Columns of the region data, in the order of the codes; a later column (pinyin) stands beside these. */
export interface RegionColumns {
  readonly codes: readonly number[];
  readonly names: readonly string[];
}

const unit = /^(\d*)(\D+)$/u;

/**
 * Reads the compact text: one line a province, `PPname;[delta]city,[delta]district,…`; a delta says how far the two
 * digits are from those before, and is left out where it is 1.
 * @throws RangeError where the text isn't of that form
 */
export function decodeRegions(text: string): RegionColumns {
  const codes: number[] = [];
  const names: string[] = [];
  const read = (written: string, above: number, before: number): number => {
    const [, delta, name] = unit.exec(written) ?? [];
    if (name === undefined) throw new RangeError('not a region');
    const place = before + (delta ? Number(delta) : 1);
    codes.push(above + place);
    names.push(name);
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
