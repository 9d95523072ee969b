import { mergeRoster } from '@tuanbao/library/domain/roster/import/mergeRoster';
import type { NewPerson, Person } from '@tuanbao/library/domain/roster/person';
import type { RosterStore } from '@tuanbao/library/domain/roster/rosterStore';

/** What became of an imported list. */
export interface TakenRoster {
  readonly added: number;
  readonly updated: number;
  /** Persons of whom something edited by hand stayed against the list. */
  readonly kept: number;
}

/**
 * Takes an imported list into the roster as one step that can be undone: persons who are there already are found by their
 * number and brought up to date, what was edited by hand stays, the others are added.
 * @param lastImport what the last import brought, as far as it is known
 */
export async function takeRoster(
  roster: RosterStore,
  list: readonly NewPerson[],
  lastImport: readonly NewPerson[],
): Promise<TakenRoster> {
  if (roster.count === 0) {
    await roster.insertInSlices(list);
    return { added: list.length, updated: 0, kept: 0 };
  }
  const current = roster.persons();
  const { persons, added, updated, kept } = mergeRoster(current, list, lastImport);
  const changed = current.map((person, position): Person => ({ ...person, ...persons[position] }));
  roster.change(
    changed.filter((_, position) => persons[position] !== current[position]),
    persons.slice(current.length),
  );
  return { added, updated, kept: kept.length };
}
