import { occupationsMatching } from '../../domain/occupation/occupationSearch.ts';
import type { OccupationNode } from '../../domain/occupation/occupationTree.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import { covers, isDeclined, ratedClassOf, type RosterContext } from '../../domain/roster/rosterContext.ts';
import type { CellOption, PersonTableModel } from './personTableModel.ts';

const mostOffered = 8;
const mostProposed = 3;

const optionsOf = (
  { words, store: { context } }: PersonTableModel,
  leaves: readonly OccupationNode[],
): readonly CellOption[] =>
  leaves.map((leaf) => ({
    value: leaf.code,
    label: words.occupation(leaf.name, leaf.code, ratedClassOf(context, leaf.code)),
  }));

/**
 * Returns the occupations that match a text, as options. The best match comes first. The text can be Chinese, pinyin,
 * initials or a code.
 */
export const occupationOptions = (model: PersonTableModel, text: string): readonly CellOption[] =>
  optionsOf(model, occupationsMatching(model.store.context.occupations, text).slice(0, mostOffered));

/** True when the product insures persons of an occupation. */
function isInsurable(context: RosterContext, code: string): boolean {
  const occupationClass = ratedClassOf(context, code);
  return occupationClass !== null && !isDeclined(context, code) && covers(context, undefined, occupationClass);
}

/**
 * Returns the insurable occupations that the name of a person's occupation may mean. The occupation of the current code
 * is left out.
 */
export const occupationsMeant = (
  model: PersonTableModel,
  { occupationName, occupationCode }: NewPerson,
): readonly CellOption[] =>
  optionsOf(
    model,
    occupationsMatching(model.store.context.occupations, occupationName)
      .filter((leaf) => leaf.code !== occupationCode && isInsurable(model.store.context, leaf.code))
      .slice(0, mostProposed),
  );
