import { readingTable, syllablesByTable } from '../pinyin/readingTable.ts';
import { ownValue } from '../record/ownValue.ts';
import { withoutBetween } from '../text/withoutBetween.ts';
import { isOccupationClass, type OccupationClass } from './occupationClass.ts';

/** A row of the occupation data. A leaf that is never insured has class 0. */
export interface OccupationRow {
  readonly code: string;
  readonly name: string;
  readonly parent?: string;
  readonly level: number;
  readonly class?: number;
  readonly declined?: boolean;
  /** Syllables of the name without tones; absent when earlier rows contain all its characters. */
  readonly pinyin?: string;
  /** Everyday names of the occupation. */
  readonly titles?: readonly string[];
  /** Syllables of the titles that contain characters which no name contains. */
  readonly titlePinyin?: Readonly<Record<string, string>>;
  /** True for the default occupation of a new scheme (specification §9, default profession). */
  readonly isDefault?: boolean;
  /** Value of `expendNum` of the default occupation (specification §9). */
  readonly expendNum?: number;
}

/** A word for an occupation: its name, a part of its name, or an everyday title. */
export interface OccupationWord {
  readonly text: string;
  readonly syllables: readonly string[];
}

/** A node of the occupation tree: level 1 (大类), level 2 (中类) or level 3 (小类). Leaves have a class. */
export interface OccupationNode {
  readonly code: string;
  readonly name: string;
  /** Code of the parent group; null at the top level. */
  readonly parent: string | null;
  readonly level: number;
  /** Occupation class; null for groups and for leaves that are never insured. */
  readonly class: OccupationClass | null;
  /** True when every product refuses the occupation. */
  readonly isDeclined: boolean;
}

/** The occupation tree with its indexes. It is plain data, so it can be sent to a worker. */
export interface OccupationTree {
  readonly byCode: ReadonlyMap<string, OccupationNode>;
  /** Children by the code of their group; the key '' has the top groups. */
  readonly children: ReadonlyMap<string, readonly OccupationNode[]>;
  /** Leaves (小类): the occupations that a person can have, in the order of the data. */
  readonly leaves: readonly OccupationNode[];
  /** Leaves by name; several leaves share a name when groups use the same one. */
  readonly leavesByName: ReadonlyMap<string, readonly OccupationNode[]>;
  /** Words by code: first the name, then the parts of a name that lists several, then everyday titles. */
  readonly words: ReadonlyMap<string, readonly OccupationWord[]>;
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

/**
 * The separate names inside a name: 会计师、审计师 and 保姆、月嫂 contain two names each. Text in brackets only narrows the name
 * and is ignored.
 */
const partsOf = (name: string): readonly string[] =>
  withoutBetween(name, '（', '）')
    .split('、')
    .filter((part) => part !== name && part !== '');

function wordsOf(rows: readonly OccupationRow[]): OccupationTree['words'] {
  const table = readingTable(rows);
  return new Map(
    rows.map((row) => {
      const pinyin: Readonly<Record<string, string>> = {
        ...row.titlePinyin,
        ...(row.pinyin && { [row.name]: row.pinyin }),
      };
      const texts = [row.name, ...partsOf(row.name), ...(row.titles ?? [])];
      return [
        row.code,
        texts.map((text) => ({ text, syllables: ownValue(pinyin, text)?.split(' ') ?? syllablesByTable(text, table) })),
      ];
    }),
  );
}

/** Builds the tree and its indexes from its rows. */
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
    words: wordsOf(rows),
  };
}

/** The leaf with the code; null when the code is unknown or belongs to a group. */
export function occupationOf(tree: OccupationTree, code: string): OccupationNode | null {
  const node = tree.byCode.get(code);
  return node && !tree.children.has(code) ? node : null;
}

/** The groups of a node from the top, followed by the node itself; empty when the code is unknown. */
export function occupationPath(tree: OccupationTree, code: string): readonly OccupationNode[] {
  const node = tree.byCode.get(code);
  if (!node) return [];
  return node.parent === null ? [node] : [...occupationPath(tree, node.parent), node];
}
