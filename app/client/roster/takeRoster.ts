import { mergeRoster } from '@tuanbao/library/domain/roster/import/mergeRoster';
import type { NewPerson, Person } from '@tuanbao/library/domain/roster/person';
import type { RosterStore } from '@tuanbao/library/domain/roster/rosterStore';

/** Numbers of persons that an imported list changed. */
export interface TakenRoster {
  readonly added: number;
  readonly updated: number;
  /** Number of persons with manual edits that were kept although the list differs. */
  readonly kept: number;
}

/** Returns the persons with an error in id type or number. */
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
 * Adds an imported list to the roster as one step that can be undone. Persons who are already in the roster are found
 * by their number and updated, except for manual edits; other persons are added. A wrong number is corrected when the
 * list has the correct one.
 * @param lastImport persons of the last import, if they are known
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
