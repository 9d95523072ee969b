import type { Province } from './decodeRegions.ts';

/** What a search reads: one entry a leaf, built once. */
export interface LeafTexts {
  readonly codes: readonly number[];
  readonly names: readonly string[];
  /** Names from the province to the leaf, without gaps. */
  readonly paths: readonly string[];
  /** The same names, one by one. */
  readonly ways: readonly (readonly string[])[];
}

/** How many regions lie above one with the code. */
function depthOf(code: number): number {
  if (code % 10_000 === 0) return 0;
  return code % 100 === 0 ? 1 : 2;
}

/** Whether nothing lies below the region of a row: what does would follow it and begin with the same digits. */
export function isLeafAt(codes: readonly number[], row: number): boolean {
  const code = codes[row] ?? 0;
  const width = code % 10_000 === 0 ? 10_000 : 100;
  return code % 100 !== 0 || Math.floor((codes[row + 1] ?? 0) / width) !== code / width;
}

/** The leaves of all provinces with what is written on the way to each, in one go over the rows: looking each up costs more than the search. */
export function leafTextsOf(provinces: readonly Province[]): LeafTexts {
  const leaves = { codes: [] as number[], names: [] as string[], paths: [] as string[], ways: [] as string[][] };
  for (const { columns } of provinces) {
    const { codes, names } = columns();
    const way: string[] = [];
    for (const [row, code] of codes.entries()) {
      const name = names[row] ?? '';
      way.length = depthOf(code);
      way.push(name);
      if (!isLeafAt(codes, row)) continue;
      leaves.codes.push(code);
      leaves.names.push(name);
      leaves.paths.push(way.join(''));
      leaves.ways.push([...way]);
    }
  }
  return leaves;
}
