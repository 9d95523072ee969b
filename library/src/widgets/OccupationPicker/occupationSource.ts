import type { CascaderOption, CascaderSource } from '../../components/Cascader/index.ts';
import { occupationRefusal, ratedClass } from '../../domain/occupation/occupationRefusal.ts';
import { occupationsMatching } from '../../domain/occupation/occupationSearch.ts';
import { type OccupationNode, occupationPath, type OccupationTree } from '../../domain/occupation/occupationTree.ts';
import type { OccupationRule } from '../../domain/product/productDefinition.ts';
import type { OccupationPickerMessages } from './OccupationPicker.messages.ts';

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
    matching: (query) => occupationsMatching(tree, query).map(({ code }) => code),
  };
}
