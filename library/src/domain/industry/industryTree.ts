import { readingTable, syllablesByTable } from '../pinyin/readingTable.ts';

/** A row of the industry data; parent rows come before their children. */
export interface IndustryRow {
  /** Code in GB/T 4754: one letter, or two, three or four digits, depending on the level. */
  readonly code: string;
  readonly name: string;
  /** Code of the parent; empty for the sections (门类). */
  readonly parent: string;
  /** Syllables of the name without tones; absent when earlier rows contain all its characters. */
  readonly pinyin?: string;
}

/** A node of the tree: an industry (行业) with its pinyin. */
export interface Industry extends IndustryRow {
  readonly pinyin: string;
  readonly isLeaf: boolean;
}

/** The industries of GB/T 4754 in four levels: section (门类), division (大类), group (中类) and class (小类). */
export interface IndustryTree {
  readonly nodes: ReadonlyMap<string, Industry>;
  /** Industries directly below a code; the key '' has the top level. */
  readonly children: ReadonlyMap<string, readonly Industry[]>;
}

/** Builds the tree from its rows. */
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

/** The industries from the section (门类) down to the one with the code; empty when the code is unknown. */
export function industryPath({ nodes }: IndustryTree, code: string): readonly Industry[] {
  const path: Industry[] = [];
  for (let node = nodes.get(code); node; node = nodes.get(node.parent)) path.unshift(node);
  return path;
}
