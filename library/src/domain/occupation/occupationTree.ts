import { isOccupationClass, type OccupationClass } from './occupationClass.ts';

/** A row of occupation data as it is delivered. A leaf that is never insured has class 0. */
export interface OccupationRow {
  readonly code: string;
  readonly name: string;
  readonly parent?: string;
  readonly level: number;
  readonly class?: number;
  readonly declined?: boolean;
}

/** 大类 (level 1), 中类 (2) or 小类 (3) of the occupation tree; leaves have a class. */
export interface OccupationNode {
  readonly code: string;
  readonly name: string;
  /** Code of the group above; null at the top. */
  readonly parent: string | null;
  readonly level: number;
  /** Null for groups, and for leaves that are never insured. */
  readonly class: OccupationClass | null;
  /** Refused whatever the product. */
  readonly isDeclined: boolean;
}

/** The tree, indexed once. Plain data: it may be posted to a worker. */
export interface OccupationTree {
  readonly byCode: ReadonlyMap<string, OccupationNode>;
  /** Children by the code of their group; the top groups under ''. */
  readonly children: ReadonlyMap<string, readonly OccupationNode[]>;
  /** 小类: what a person can hold, in the order of the data. */
  readonly leaves: readonly OccupationNode[];
  /** Leaves by their name; more than one where groups share a name. */
  readonly leavesByName: ReadonlyMap<string, readonly OccupationNode[]>;
}

function grouped(
  nodes: readonly OccupationNode[],
  keyOf: (node: OccupationNode) => string,
): Map<string, OccupationNode[]> {
  const groups = new Map<string, OccupationNode[]>();
  for (const node of nodes) {
    const group = groups.get(keyOf(node));
    if (group) group.push(node);
    else groups.set(keyOf(node), [node]);
  }
  return groups;
}

/** Indexes the rows of an occupation tree. */
export function occupationTreeOf(rows: readonly OccupationRow[]): OccupationTree {
  const nodes = rows.map((row): OccupationNode => ({
    code: row.code,
    name: row.name,
    parent: row.parent ?? null,
    level: row.level,
    class: isOccupationClass(row.class) ? row.class : null,
    isDeclined: row.declined ?? false,
  }));
  const children = grouped(nodes, (node) => node.parent ?? '');
  const leaves = nodes.filter((node) => !children.has(node.code));
  return {
    byCode: new Map(nodes.map((node) => [node.code, node])),
    children,
    leaves,
    leavesByName: grouped(leaves, (leaf) => leaf.name),
  };
}

/** The leaf with the code, or null; a group's code is no occupation. */
export function occupationOf(tree: OccupationTree, code: string): OccupationNode | null {
  const node = tree.byCode.get(code);
  return node && !tree.children.has(code) ? node : null;
}

/** The node's groups and the node itself, from the top. */
export function occupationPath(tree: OccupationTree, code: string): readonly OccupationNode[] {
  const node = tree.byCode.get(code);
  if (!node) return [];
  return node.parent === null ? [node] : [...occupationPath(tree, node.parent), node];
}

function rankOf(node: OccupationNode, query: string): number {
  if (node.code === query || node.name === query) return 0;
  if (node.code.startsWith(query)) return 1;
  if (node.name.startsWith(query)) return 2;
  return node.name.includes(query) ? 3 : 4;
}

/** Leaves whose code starts with the text, or whose name or group holds it; exact and leading matches first. */
export function occupationsMatching(tree: OccupationTree, text: string): readonly OccupationNode[] {
  const query = text.normalize('NFKC').replace(/\s+/gu, '');
  if (query === '') return [];
  const isIn = (node: OccupationNode) => node.code.startsWith(query) || node.name.includes(query);
  return tree.leaves
    .filter((leaf) => occupationPath(tree, leaf.code).some(isIn))
    .map((leaf) => ({ leaf, rank: rankOf(leaf, query) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ leaf }) => leaf);
}
