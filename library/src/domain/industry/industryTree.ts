import { readingTable, syllablesByTable } from '../pinyin/readingTable.ts';

/** A row of the industry data, parents before children. */
export interface IndustryRow {
  /** Code in GB/T 4754: a letter, then two, three and four digits. */
  readonly code: string;
  readonly name: string;
  /** Code of the parent; empty for the sections (门类). */
  readonly parent: string;
  /** Syllables of the name without tones, where earlier rows don't contain its characters. */
  readonly pinyin?: string;
}

/** An industry (行业). */
export interface Industry extends IndustryRow {
  readonly pinyin: string;
  readonly isLeaf: boolean;
}

/** The industries of GB/T 4754: 门类 > 大类 > 中类 > 小类. */
export interface IndustryTree {
  readonly nodes: ReadonlyMap<string, Industry>;
  /** Industries directly below a code; '' stands for the top. */
  readonly children: ReadonlyMap<string, readonly Industry[]>;
}

/** Builds a tree from rows. */
export function industryTreeOf(rows: readonly IndustryRow[]): IndustryTree {
  const table = readingTable(rows);
  const parents = new Set(rows.map(({ parent }) => parent));
  const nodes = new Map<string, Industry>();
  const children = new Map<string, Industry[]>();
  for (const row of rows) {
    const pinyin = row.pinyin ?? syllablesByTable(row.name, table).join(' ');
    const industry = { ...row, pinyin, isLeaf: !parents.has(row.code) };
    nodes.set(row.code, industry);
    children.set(row.parent, [...(children.get(row.parent) ?? []), industry]);
  }
  return { nodes, children };
}

/** The industries from the section down to the one with the code; empty where the code is unknown. */
export function industryPath({ nodes }: IndustryTree, code: string): readonly Industry[] {
  const path: Industry[] = [];
  for (let node = nodes.get(code); node; node = nodes.get(node.parent)) path.unshift(node);
  return path;
}
