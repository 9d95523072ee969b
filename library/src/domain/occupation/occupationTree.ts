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
  /** Syllables of the name without tones, where earlier rows don't contain its characters. */
  readonly pinyin?: string;
  /** Everyday names of the occupation. */
  readonly titles?: readonly string[];
  /** Syllables of titles whose characters don't occur in names. */
  readonly titlePinyin?: Readonly<Record<string, string>>;
  /** Marks the occupation of a new line (specification §9, default profession). */
  readonly isDefault?: boolean;
  /** The default occupation's `expendNum` (specification §9). */
  readonly expendNum?: number;
}

/** A word for an occupation: its name, a part of its name, or an everyday title. */
export interface OccupationWord {
  readonly text: string;
  readonly syllables: readonly string[];
}

/** The occupation of a new line. */
export interface DefaultOccupation {
  readonly code: string;
  readonly expendNum: number;
}

/** 大类 (level 1), 中类 (2) or 小类 (3) of the occupation tree; leaves have a class. */
export interface OccupationNode {
  readonly code: string;
  readonly name: string;
  /** Code of the parent group; null at the top. */
  readonly parent: string | null;
  readonly level: number;
  /** Null for groups, and for leaves that are never insured. */
  readonly class: OccupationClass | null;
  /** True when every product refuses it. */
  readonly isDeclined: boolean;
}

/** The tree with its indexes. Plain data, so that it can be sent to a worker. */
export interface OccupationTree {
  readonly byCode: ReadonlyMap<string, OccupationNode>;
  /** Children by the code of their group; the top groups have the key ''. */
  readonly children: ReadonlyMap<string, readonly OccupationNode[]>;
  /** 小类: the occupations that a person can have, in the order of the data. */
  readonly leaves: readonly OccupationNode[];
  /** Leaves by name; several where groups share a name. */
  readonly leavesByName: ReadonlyMap<string, readonly OccupationNode[]>;
  /** Words by code: the name first, then the parts of a name that lists several, then everyday titles. */
  readonly words: ReadonlyMap<string, readonly OccupationWord[]>;
  /** Null where the data have none. */
  readonly defaultOccupation: DefaultOccupation | null;
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

/** 会计师、审计师 and 保姆、月嫂 are two names each; 瓦工 is one. Text in brackets narrows a name and isn't a part of it. */
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

function defaultIn(rows: readonly OccupationRow[]): DefaultOccupation | null {
  const row = rows.find(({ isDefault }) => isDefault);
  return row ? { code: row.code, expendNum: row.expendNum ?? 0 } : null;
}

/** Builds the tree and its indexes from rows. */
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
    defaultOccupation: defaultIn(rows),
  };
}

/** The leaf with the code, or null; the code of a group is no occupation. */
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
