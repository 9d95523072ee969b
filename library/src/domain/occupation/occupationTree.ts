import { readingTable, syllablesByTable } from '../pinyin/readingTable.ts';
import { ownValue } from '../record/ownValue.ts';
import { withoutBetween } from '../text/withoutBetween.ts';
import { isOccupationClass, type OccupationClass } from './occupationClass.ts';

/** A row of the occupation data. Class 0 marks a leaf that is never insured. */
export interface OccupationRow {
  readonly code: string;
  readonly name: string;
  readonly parent?: string;
  readonly level: number;
  readonly class?: number;
  readonly declined?: boolean;
  /** Pinyin syllables of the name, without tones. Absent when they can be derived from the rows before this row. */
  readonly pinyin?: string;
  /** Everyday names of the occupation. Absent when there are none. */
  readonly titles?: readonly string[];
  /** Pinyin syllables by everyday name, only for everyday names with a character that no occupation name contains. */
  readonly titlePinyin?: Readonly<Record<string, string>>;
  /** True for the initial occupation of a new scheme (specification §9, default profession). */
  readonly isDefault?: boolean;
  /**
   * Value of the field `expendNum` of the default occupation; absent for all other occupations. The specification (§9)
   * contains this field, but doesn't explain it.
   */
  readonly expendNum?: number;
}

/** A word by which users can find an occupation: its name, a part of its name, or an everyday title. */
export interface OccupationWord {
  readonly text: string;
  readonly syllables: readonly string[];
}

/** A node of the occupation tree, on level 1 (大类), 2 (中类) or 3 (小类). Only a leaf has an occupation class. */
export interface OccupationNode {
  readonly code: string;
  readonly name: string;
  /** Code of the parent group; null at the top level. */
  readonly parent: string | null;
  readonly level: number;
  /** Occupation class of a leaf; null for a group, and for a leaf that is never insured. */
  readonly class: OccupationClass | null;
  /** True when every product refuses the occupation. */
  readonly isDeclined: boolean;
}

/** The occupation tree with its indexes. The tree consists of plain data, so it can be sent to a worker. */
export interface OccupationTree {
  readonly byCode: ReadonlyMap<string, OccupationNode>;
  /** Nodes directly below each group, by the code of the group. The key '' contains the top groups. */
  readonly children: ReadonlyMap<string, readonly OccupationNode[]>;
  /** The leaves (小类) of the tree, in the order of the data. */
  readonly leaves: readonly OccupationNode[];
  /** Leaves by name. Leaves in different groups can have the same name. */
  readonly leavesByName: ReadonlyMap<string, readonly OccupationNode[]>;
  /**
   * Words of each node, by its code. The name of the node comes first, then the parts of the name (`partsOf`), and last
   * the everyday titles.
   */
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
 * The names in a name that lists several, such as 会计师、审计师 or 保姆、月嫂. Text in brackets is left out, because it only
 * limits the name. The whole name itself isn't returned.
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

/** Builds the occupation tree and its indexes from the rows of the data. */
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

/** The leaf with the given code; null when the code is unknown or belongs to a group. */
export function occupationOf(tree: OccupationTree, code: string): OccupationNode | null {
  const node = tree.byCode.get(code);
  return node && !tree.children.has(code) ? node : null;
}

/**
 * The leaf that a name means: the only leaf with this name, or the only one of several with the stated class. Undefined
 * if no leaf or more than one leaf remains.
 * @param statedClass occupation class that was given together with the name; empty if there was none
 */
export function occupationNamed(tree: OccupationTree, name: string, statedClass: string): OccupationNode | undefined {
  const named = tree.leavesByName.get(name) ?? [];
  const meant = named.length === 1 ? named : named.filter((leaf) => String(leaf.class) === statedClass);
  return meant.length === 1 ? meant[0] : undefined;
}

/** The path from the top group down to the node with the given code; empty when the code is unknown. */
export function occupationPath(tree: OccupationTree, code: string): readonly OccupationNode[] {
  const node = tree.byCode.get(code);
  if (!node) return [];
  return node.parent === null ? [node] : [...occupationPath(tree, node.parent), node];
}
