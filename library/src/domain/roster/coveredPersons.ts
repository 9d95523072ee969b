import { identityOf } from './duplicates.ts';
import type { CoversByIdentity, EarlierCovers } from './earlierCover.ts';
import type { Person } from './person.ts';
import type { ReadonlyRoster } from './readonlyRoster.ts';

/** A row of a roster whose person is already covered by another policy. */
export interface CoveredPerson extends EarlierCovers {
  /** Key of the row in the roster. */
  readonly key: number;
  /** Number of the row in the roster, from 1. */
  readonly row: number;
  readonly name: string;
}

/** The rows whose persons are already covered by another policy, in the order of the roster. */
export function coveredPersonsIn(persons: readonly Person[], covers: CoversByIdentity): readonly CoveredPerson[] {
  if (covers.size === 0) return [];
  return persons.flatMap((person, position) => {
    const own = covers.get(identityOf(person));
    return own ? [{ ...own, key: person.key, row: position + 1, name: person.name }] : [];
  });
}

/**
 * True when the id type and number of a row have no error, so that they identify the person. A repetition of the person
 * isn't treated as an error here.
 */
const isIdentified = (roster: Pick<ReadonlyRoster, 'problemsOf'>, { key }: Person): boolean =>
  !roster
    .problemsOf(key)
    .some(({ path, severity, code }) => severity === 'error' && path.startsWith('id') && code !== 'E_DUPLICATE');

/**
 * The persons for whom existing covers haven't been requested yet, at most `limit`. Each person is returned once, and
 * only with a valid document.
 */
export function personsToAskFor(
  roster: Pick<ReadonlyRoster, 'persons' | 'problemsOf'>,
  isKnown: (identity: string) => boolean,
  limit: number,
): readonly Person[] {
  const asked = new Set<string>();
  const found: Person[] = [];
  for (const person of roster.persons()) {
    const identity = identityOf(person);
    if (identity === '' || asked.has(identity) || isKnown(identity) || !isIdentified(roster, person)) continue;
    asked.add(identity);
    found.push(person);
    if (found.length === limit) break;
  }
  return found;
}
