import { mergeRoster } from '@tuanbao/library/domain/roster/import/mergeRoster';
import type { NewPerson, Person } from '@tuanbao/library/domain/roster/person';
import type { RosterStore } from '@tuanbao/library/domain/roster/rosterStore';

/** Numbers of persons who were added to a roster, updated or kept unchanged when a list was imported. */
export interface TakenRoster {
  readonly added: number;
  readonly updated: number;
  /** Number of persons who were edited by hand and kept as they are, although the list has other values. */
  readonly kept: number;
}

/** Returns the persons of a roster whose id type or id number has an error. */
const personsWithWrongDocument = (roster: RosterStore): ReadonlySet<NewPerson> =>
  new Set(
    roster.rowsWithProblems().flatMap((position) => {
      const person = roster.personAt(position);
      const problems = person ? roster.problemsOf(person.key) : [];
      const isWrong = problems.some(({ path, severity }) => severity === 'error' && /^id(?:No|Type)$/.test(path));
      return person && isWrong ? [person] : [];
    }),
  );

/**
 * Adds an imported list to a roster, as one step that can be undone. If the roster has a person with the same id type
 * and number, that person is updated; the scheme and the values that were edited by hand stay unchanged. All other
 * persons are added. If the roster has a person with a wrong id number and the list has the correct number, the number
 * is corrected.
 * @param lastImport persons of the last import; empty if they aren't known
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
  const wrong = personsWithWrongDocument(roster);
  const { persons, added, updated, kept } = mergeRoster(current, list, lastImport, (person) => wrong.has(person));
  const changed = current.map((person, position): Person => ({ ...person, ...persons[position] }));
  roster.change(
    changed.filter((_, position) => persons[position] !== current[position]),
    persons.slice(current.length),
  );
  return { added, updated, kept: kept.length };
}
