import { readingTable, syllablesByTable } from '../pinyin/readingTable.ts';

/** A row of the industry data. The row of a parent comes before the rows of its children. */
export interface IndustryRow {
  /** Code in GB/T 4754: one letter, or two, three or four digits, depending on the level. */
  readonly code: string;
  readonly name: string;
  /** Code of the parent industry; empty for a section (门类), because sections have no parent. */
  readonly parent: string;
  /** Pinyin syllables of the name, without tones. Absent when they can be derived from the rows before this row. */
  readonly pinyin?: string;
}

/** A node of the industry tree: an industry (行业) with the pinyin of its name. */
export interface Industry extends IndustryRow {
  readonly pinyin: string;
  readonly isLeaf: boolean;
}

/** The industries of GB/T 4754 in four levels: section (门类), division (大类), group (中类) and class (小类). */
export interface IndustryTree {
  readonly nodes: ReadonlyMap<string, Industry>;
  /** For each industry that isn't a leaf: the industries directly below it. The key '' contains the top level. */
  readonly children: ReadonlyMap<string, readonly Industry[]>;
}

/** Builds the tree of industries from its rows. */
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

/** The path from a section (门类) down to the industry with the given code; empty when the code is unknown. */
export function industryPath({ nodes }: IndustryTree, code: string): readonly Industry[] {
  const path: Industry[] = [];
  for (let node = nodes.get(code); node; node = nodes.get(node.parent)) path.unshift(node);
  return path;
}
