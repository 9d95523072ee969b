import type { CascaderOption, CascaderSource } from '../../components/Cascader/index.ts';
import { type OptionIndex, optionIndexOf, optionsMatching } from '../../components/ComboBox/index.ts';
import { type Industry, industryPath, type IndustryTree } from '../../domain/industry/industryTree.ts';

const optionOf = ({ code, name, isLeaf }: Industry): CascaderOption => ({ key: code, label: name, isLeaf });

/**
 * Returns the industries in the form that a cascader needs. The search looks in the names, pinyin and codes of the
 * industries, and in the names of the groups above them.
 */
export function industrySource(tree: IndustryTree): CascaderSource {
  let read: OptionIndex | undefined;
  const index = (): OptionIndex => {
    read ??= optionIndexOf(
      [...tree.nodes.values()]
        .filter(({ isLeaf }) => isLeaf)
        .map(({ code, name, pinyin }) => ({
          value: code,
          label: name,
          pinyin,
          keywords: [code],
          group: industryPath(tree, code)
            .slice(0, -1)
            .map((above) => above.name)
            .join(' '),
        })),
    );
    return read;
  };
  return {
    optionsUnder: (key) => (tree.children.get(key) ?? []).map(optionOf),
    pathOf: (key) => industryPath(tree, key).map(optionOf),
    matching: (text) => optionsMatching(index(), text).map(({ option }) => option.value),
    marksIn(key, text) {
      const path = industryPath(tree, key);
      const [found] = optionsMatching(
        index().filter(({ option }) => option.value === key),
        text,
      );
      return path.map((_, level) => (level === path.length - 1 ? (found?.marks ?? []) : []));
    },
  };
}
