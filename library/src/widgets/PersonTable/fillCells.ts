import { personWithCells } from '../../domain/roster/changeCells.ts';
import type { Person } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { isPersonField, type PersonColumn } from './personColumns.ts';

/** Persons below others with the cells of those, over and over where there are more of them. */
export function filledDown(
  sources: readonly Person[],
  targets: readonly Person[],
  columns: readonly PersonColumn[],
  context: RosterContext,
): readonly Person[] {
  const fields = columns.filter(isPersonField);
  return targets.map((target, at) => {
    const source = sources[at % sources.length];
    if (!source || fields.length === 0) return target;
    return personWithCells(target, Object.fromEntries(fields.map((field) => [field, source[field]])), context);
  });
}
