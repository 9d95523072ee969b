import type { Province } from './decodeRegions.ts';

/** The texts that the search uses. Each list has one entry per leaf; the lists are built once. */
export interface LeafTexts {
  readonly codes: readonly number[];
  readonly names: readonly string[];
  /** Names of the regions from the province down to the leaf, concatenated. */
  readonly paths: readonly string[];
  readonly provinces: readonly string[];
  /** Name of the city above each leaf; '' when there is no city above it. */
  readonly cities: readonly string[];
}

/**
 * True when the region in a row is a leaf. The rows are sorted by code, so the regions below a region follow it
 * directly.
 */
export function isLeafAt(codes: readonly number[], row: number): boolean {
  const code = codes[row] ?? 0;
  const width = code % 10_000 === 0 ? 10_000 : 100;
  return code % 100 !== 0 || Math.floor((codes[row + 1] ?? 0) / width) !== code / width;
}

/**
 * Collects the leaves of all provinces with the names of the regions above them. The function reads the rows only
 * once, because finding each leaf separately would take longer than the search itself.
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
