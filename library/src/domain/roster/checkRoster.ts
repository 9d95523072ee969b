import { errorAt, type Problem } from '../problem/problem.ts';
import { personProblems } from './checkPerson.ts';
import { duplicatePersonsIn } from './duplicates.ts';
import type { Person } from './person.ts';
import type { RosterContext } from './rosterContext.ts';
import type { PersonErrorCode, PersonWarningCode } from './rosterProblem.ts';

/**
 * All problems of the persons in a roster, row by row; paths are `persons.<index>.<field>`. The server runs this check
 * before it accepts a roster.
 */
export function rosterProblems(
  persons: readonly Person[],
  context: RosterContext,
): readonly Problem<PersonErrorCode | PersonWarningCode>[] {
  const duplicates = duplicatePersonsIn(persons);
  return persons.flatMap((person, position) => {
    const path = `persons.${position}`;
    const own = personProblems(person, context).map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));
    const first = duplicates.get(person.key);
    return first === undefined ? own : [...own, errorAt(`${path}.idNo`, 'E_DUPLICATE', { firstKey: first })];
  });
}
