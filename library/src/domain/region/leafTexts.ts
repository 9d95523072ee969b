import type { Province } from './decodeRegions.ts';

/** The texts for a search, one entry per leaf, built once. */
export interface LeafTexts {
  readonly codes: readonly number[];
  readonly names: readonly string[];
  /** Names from the province to the leaf, joined. */
  readonly paths: readonly string[];
  readonly provinces: readonly string[];
  /** Names of the leaves' cities; '' where there is none between the leaf and its province. */
  readonly cities: readonly string[];
}

/** True when the region of a row is a leaf: a region below it would follow it and begin with the same digits. */
export function isLeafAt(codes: readonly number[], row: number): boolean {
  const code = codes[row] ?? 0;
  const width = code % 10_000 === 0 ? 10_000 : 100;
  return code % 100 !== 0 || Math.floor((codes[row + 1] ?? 0) / width) !== code / width;
}

/**
 * The leaves of all provinces with the names above each, in one pass over the rows: looking each up costs more than the
 * search.
 */
export function leafTextsOf(provinces: readonly Province[]): LeafTexts {
  const leaves = {
    codes: [] as number[],
    names: [] as string[],
    paths: [] as string[],
    provinces: [] as string[],
    cities: [] as string[],
  };
  for (const { columns, name: province } of provinces) {
    const { codes, names } = columns();
    let city = '';
    let above = '';
    for (let row = 0; row < codes.length; row += 1) {
      const code = codes[row] ?? 0;
      const name = names[row] ?? '';
      const isDistrict = code % 100 !== 0;
      if (isDistrict || isLeafAt(codes, row)) {
        leaves.codes.push(code);
        leaves.names.push(name);
        leaves.paths.push((isDistrict ? above : row === 0 ? '' : province) + name);
        leaves.provinces.push(province);
        leaves.cities.push(isDistrict ? city : '');
      } else if (row > 0) {
        city = name;
        above = province + city;
      }
    }
  }
  return leaves;
}
