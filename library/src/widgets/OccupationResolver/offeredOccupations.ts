import type { SelectOption } from '../../components/Select/index.ts';
import { occupationRefusal, ratedClass } from '../../domain/occupation/occupationRefusal.ts';
import type { OccupationRule } from '../../domain/occupation/occupationRule.ts';
import { type OccupationNode, occupationPath, type OccupationTree } from '../../domain/occupation/occupationTree.ts';
import type { AnsweredLine } from '../../domain/occupation/titleLines.ts';
import type { OccupationPickerMessages } from '../OccupationPicker/index.ts';

/**
 * Returns the options for a job title: the matching occupations, and the occupation that the user chose. If several
 * options have the same name, each of these options also shows its group.
 */
export function offeredOccupations(
  { answers, occupation }: AnsweredLine,
  tree: OccupationTree,
  rule: OccupationRule,
  text: OccupationPickerMessages,
): readonly SelectOption[] {
  const offered = new Set(answers.map((answer) => answer.occupation));
  if (occupation) offered.add(occupation);
  const isOneOfSeveral = ({ code, name }: OccupationNode): boolean =>
    Array.from(offered).some((other) => other.name === name && other.code !== code);

  return Array.from(offered, (node) => {
    const occupationClass = ratedClass(node, rule);
    const refusal = occupationRefusal(node, rule);
    const words = [
      node.name,
      isOneOfSeveral(node) ? occupationPath(tree, node.code).at(-2)?.name : undefined,
      occupationClass === null ? undefined : text.occupationClass(occupationClass),
      refusal === null ? undefined : text.refusals[refusal],
    ];
    return { value: node.code, label: words.filter(Boolean).join(' · '), isDisabled: refusal !== null };
  });
}
