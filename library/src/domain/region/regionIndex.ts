import { type Province, provincesIn, type RegionColumns } from './decodeRegions.ts';
import { isLeafAt, type LeafTexts, leafTextsOf } from './leafTexts.ts';
import { isWithin, parentCodeOf } from './regionCode.ts';
import type { RegionPinyin } from './regionPinyin.ts';
import { needsPinyin, searchLeaves } from './regionSearch.ts';
import { type NameMark, searchMarks } from './searchMarks.ts';

/** Level of a region: 1 for a province, 2 for a city (prefecture-level unit), 3 for a district (county-level unit). */
export type RegionLevel = 1 | 2 | 3;

/** An administrative region of mainland China (specification §3). */
export interface Region {
  /** Six digits. The code of a province ends in 0000, the code of a city in 00. */
  readonly code: number;
  readonly name: string;
  /** Code of the region directly above this one; 0 for a province. */
  readonly parent: number;
  readonly level: RegionLevel;
}

/** Index of all provinces, cities and districts. */
export interface RegionIndex {
  /** Number of all provinces, cities and districts. */
  readonly count: number;
  /** Returns the region with the given code; null when the code is unknown. */
  regionOf(code: number): Region | null;
  /**
   * Returns the regions directly below the region `code`, in the order of their codes. The code 0 stands for the whole
   * country.
   */
  childrenOf(code: number): readonly Region[];
  /** Returns the regions from the province down to the region with the given code; empty when the code is unknown. */
  pathOf(code: number): readonly Region[];
  /**
   * True when no region lies below the given one: for a district, and for a city without districts (Dongguan,
   * Zhongshan, Danzhou, Jiayuguan).
   */
  isLeaf(code: number): boolean;
  /**
   * Finds the codes of the leaves that match a text, best first. The text can contain the beginning of a code, and
   * words (Chinese, pinyin, initials) that occur in the names from the province to the leaf. Only codes are returned,
   * so that a list with thousands of results can be virtualised.
   */
  search(text: string): readonly number[];
  /**
   * Returns the ranges of characters that match the search text, for each name from the province down to the region.
   */
  marksIn(code: number, text: string): readonly (readonly NameMark[])[];
  /**
   * Loads the data that `search` needs for the text. Returns null when no data must be loaded. The promise rejects when
   * the download fails.
   */
  prepareSearch(text: string): Promise<void> | null;
}

const levelOf = (code: number): RegionLevel => {
  if (code % 10_000 === 0) return 1;
  return code % 100 === 0 ? 2 : 3;
};

/**
 * Finds the row of a code by binary search; -1 when no row has the code. The codes are sorted, and a map would use more
 * memory than the data.
 */
function rowIn(codes: readonly number[], code: number): number {
  let low = 0;
  let high = codes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = codes[middle] ?? 0;
    if (found === code) return middle;
    if (found < code) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

const nothing: RegionColumns = { codes: [], names: [] };

const regionNamed = (code: number, name: string): Region => ({
  code,
  name,
  parent: parentCodeOf(code),
  level: levelOf(code),
});

/**
 * Builds the index from the compressed text of the regions.
 * @param loadPinyin loads the pinyin at the first search that needs it; without this function a search in Latin letters
 * finds nothing
 * @throws RangeError when the text has another format
 */
export function regionIndexOf(text: string, loadPinyin?: () => Promise<RegionPinyin>): RegionIndex {
  const provinces = provincesIn(text);
  const byNumber = new Map(provinces.map((province) => [province.code / 10_000, province]));
  const provinceOf = (code: number): Province | undefined => byNumber.get(Math.floor(code / 10_000));
  const regionOf = (code: number): Region | null => {
    const province = provinceOf(code);
    if (!province) return null;
    if (code === province.code) return regionNamed(code, province.name);
    const { codes, names } = province.columns();
    const row = rowIn(codes, code);
    return row === -1 ? null : regionNamed(code, names[row] ?? '');
  };
  const pathOf = (code: number): readonly Region[] => {
    const region = regionOf(code);
    return region ? [...pathOf(region.parent), region] : [];
  };
  const isLeaf = (code: number): boolean => {
    const province = provinceOf(code);
    if (!province) return false;
    if (code === province.code) return province.isLeaf;
    const { codes } = province.columns();
    const row = rowIn(codes, code);
    return row !== -1 && isLeafAt(codes, row);
  };
  const childrenOf = (code: number): readonly Region[] => {
    if (code === 0) return provinces.map((province) => regionNamed(province.code, province.name));
    const found: Region[] = [];
    const { codes, names } = provinceOf(code)?.columns() ?? nothing;
    const above = rowIn(codes, code);
    if (above === -1) return found;
    for (let row = above + 1; isWithin(codes[row] ?? 0, code); row += 1)
      if (parentCodeOf(codes[row] ?? 0) === code) found.push(regionNamed(codes[row] ?? 0, names[row] ?? ''));
    return found;
  };

  return {
    get count() {
      return provinces.reduce((sum, { columns }) => sum + columns().codes.length, 0);
    },
    regionOf,
    childrenOf,
    pathOf,
    isLeaf,
    ...searchOf(provinces, pathOf, loadPinyin),
  };
}

/** Creates the search over the leaves. Its texts and its pinyin are prepared on first use. */
function searchOf(
  provinces: readonly Province[],
  pathOf: RegionIndex['pathOf'],
  loadPinyin: (() => Promise<RegionPinyin>) | undefined,
): Pick<RegionIndex, 'search' | 'marksIn' | 'prepareSearch'> {
  let leaves: LeafTexts | null = null;
  let pinyin: RegionPinyin | null = null;
  let loading: Promise<void> | null = null;

  const load = async (source: () => Promise<RegionPinyin>): Promise<void> => {
    try {
      pinyin = await source();
    } finally {
      loading = null; // After a failed download, the next call tries again.
    }
  };
  return {
    search: (text) => searchLeaves((leaves ??= leafTextsOf(provinces)), text, pinyin),
    marksIn: (code, text) =>
      searchMarks(
        pathOf(code).map(({ name }) => name),
        text,
        pinyin,
      ),
    prepareSearch: (text) =>
      pinyin === null && loadPinyin && needsPinyin(text) ? (loading ??= load(loadPinyin)) : null,
  };
}
