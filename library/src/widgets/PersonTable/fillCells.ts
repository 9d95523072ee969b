import { personWithCells } from '../../domain/roster/changeCells.ts';
import type { Person, PersonField } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';

/** Persons below others with the cells of those, over and over where there are more of them. */
export function filledDown(
  sources: readonly Person[],
  targets: readonly Person[],
  fields: readonly PersonField[],
  context: RosterContext,
): readonly Person[] {
  return targets.map((target, at) => {
    const source = sources[at % sources.length];
    if (!source || fields.length === 0) return target;
    return personWithCells(target, Object.fromEntries(fields.map((field) => [field, source[field]])), context);
  });
}
