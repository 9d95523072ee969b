import type { CascaderOption, CascaderSource, TextMarks } from '../../components/Cascader/index.ts';
import { occupationRefusal, ratedClass } from '../../domain/occupation/occupationRefusal.ts';
import type { OccupationRule } from '../../domain/occupation/occupationRule.ts';
import { occupationsMatching, searchForm, searchWordsOf } from '../../domain/occupation/occupationSearch.ts';
import { type OccupationNode, occupationPath, type OccupationTree } from '../../domain/occupation/occupationTree.ts';
import { spokenParts } from '../../domain/pinyin/readingTable.ts';
import { isPinyin, pinyinLetters, spelledSyllables } from '../../domain/pinyin/spelling.ts';
import type { OccupationPickerMessages } from './OccupationPicker.messages.ts';

/** Returns the ranges of characters of a name that match a word, directly or by pinyin. */
function marksOfWord(tree: OccupationTree, { code, name }: OccupationNode, word: string): TextMarks {
  const at = searchForm(name).indexOf(word);
  if (at !== -1 && searchForm(name).length === name.length) return [[at, at + word.length]];
  const syllables = tree.words.get(code)?.[0]?.syllables ?? [];
  const parts = spokenParts(name);
  const spelled =
    isPinyin(word) && parts.length === syllables.length ? spelledSyllables(syllables, pinyinLetters(word)) : null;
  if (!spelled) return [];
  const ends: number[] = [];
  for (const part of parts) ends.push(name.indexOf(part, ends.at(-1) ?? 0) + part.length);
  const first = parts[spelled.start] ?? '';
  return [[(ends[spelled.start] ?? 0) - first.length, ends[spelled.end - 1] ?? 0]];
}

/**
 * Returns the ranges of matching characters of each name, from the top group to the occupation. If at least one name
 * contains the whole search text, only the whole text is marked; otherwise each word of the text is searched and
 * marked.
 */
function marksOnWay(tree: OccupationTree, key: string, query: string): readonly TextMarks[] {
  const words = searchWordsOf(query);
  const path = occupationPath(tree, key);
  const together = path.map((node) => marksOfWord(tree, node, words.join('')));
  if (words.length === 1 || together.some((marks) => marks.length > 0)) return together;
  return path.map((node) => words.flatMap((word) => marksOfWord(tree, node, word)));
}

/**
 * Returns the occupations in the form that a cascader needs. Each occupation has the class that it has in the product,
 * if any. If the product refuses the occupation, the reason is added.
 */
export function occupationSource(
  tree: OccupationTree,
  rule: OccupationRule,
  text: OccupationPickerMessages,
): CascaderSource {
  const optionOf = (node: OccupationNode): CascaderOption => {
    const isLeaf = !tree.children.has(node.code);
    if (!isLeaf) return { key: node.code, label: node.name, isLeaf };
    const occupationClass = ratedClass(node, rule);
    const refusal = occupationRefusal(node, rule);
    return {
      key: node.code,
      label: node.name,
      isLeaf,
      badge: occupationClass === null ? undefined : text.occupationClass(occupationClass),
      refusal: refusal === null ? undefined : text.refusals[refusal],
    };
  };

  return {
    optionsUnder: (key) => (tree.children.get(key) ?? []).map(optionOf),
    pathOf: (key) => occupationPath(tree, key).map(optionOf),
    marksIn: (key, query) => marksOnWay(tree, key, query),
    matching: (query) => occupationsMatching(tree, query).map(({ code }) => code),
  };
}
