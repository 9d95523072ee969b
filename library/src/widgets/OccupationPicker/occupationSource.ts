import type { CascaderOption, CascaderSource, TextMarks } from '../../components/Cascader/index.ts';
import { occupationRefusal, ratedClass } from '../../domain/occupation/occupationRefusal.ts';
import { occupationsMatching } from '../../domain/occupation/occupationSearch.ts';
import { type OccupationNode, occupationPath, type OccupationTree } from '../../domain/occupation/occupationTree.ts';
import { isPinyin, pinyinLetters, spelledSyllables } from '../../domain/pinyin/spelling.ts';
import type { OccupationRule } from '../../domain/product/productDefinition.ts';
import type { OccupationPickerMessages } from './OccupationPicker.messages.ts';

/** The characters of a name that answer a search, by themselves or by their reading. */
function marksIn(tree: OccupationTree, { code, name }: OccupationNode, query: string): TextMarks {
  const written = query.normalize('NFKC').replace(/\s+/gu, '');
  const at = name.indexOf(written);
  if (at !== -1) return [[at, at + written.length]];
  const syllables = tree.words.get(code)?.[0]?.syllables ?? [];
  if (!isPinyin(written) || syllables.length !== name.length) return [];
  const spelled = spelledSyllables(syllables, pinyinLetters(written));
  return spelled ? [[spelled.start, spelled.end]] : [];
}

/** The occupation tree as a cascader shows it: leaves with the class in which the product rates them, and why it refuses some. */
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
    marksIn: (key, query) => occupationPath(tree, key).map((node) => marksIn(tree, node, query)),
    matching: (query) => occupationsMatching(tree, query).map(({ code }) => code),
  };
}
