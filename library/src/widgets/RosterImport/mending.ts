import { identityOf } from '../../domain/roster/duplicates.ts';
import type { NewPerson, Person } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { createRosterStore, type RosterStore } from '../../domain/roster/rosterStore.ts';
import type { ReadRoster } from './importStep.ts';

/** The roster in which the user corrects the persons with errors. It is separate from the list. */
export interface Mending {
  readonly store: RosterStore;
  /** Keys of the persons in `store`, by the index of each person in the list. */
  readonly keyOf: ReadonlyMap<number, number>;
}

/** Returns the identities of all persons in a list, except those at the given indexes, together with those in `listed`. */
function identitiesBeside(
  { persons }: ReadRoster,
  positions: ReadonlySet<number>,
  listed: RosterContext['listed'] = new Set(),
): ReadonlySet<string> {
  const identities = new Set(listed);
  for (const [position, person] of persons.entries()) if (!positions.has(position)) identities.add(identityOf(person));
  identities.delete('');
  return identities;
}

/**
 * Creates the roster in which the user corrects a list. It contains the persons with errors and, for each duplicate,
 * the person who is listed first. No edit can be undone yet. The other persons of the list aren't in this roster, but a
 * person with the id number of one of them, or of a person in `context.listed`, is still reported as a duplicate.
 * @param also indexes of more persons to include
 */
export function startMending(roster: ReadRoster, context: RosterContext, also: Iterable<number> = []): Mending {
  const { persons, faulty, repeated } = roster;
  const chosen = new Set([...faulty, ...repeated, ...also]);
  const positions = [...chosen].sort((one, other) => one - other);
  // Schemes are assigned later, so they aren't checked yet.
  const taken = positions.flatMap((position) => persons[position] ?? []);
  const listed = identitiesBeside(roster, chosen, context.listed);
  const store = createRosterStore({ ...context, schemes: [], listed }, taken);
  return { store, keyOf: new Map(positions.map((position, at) => [position, store.keyAt(at) ?? 0])) };
}

const withoutKey = ({ key: _key, ...person }: Person): NewPerson => person;

const hasErrors = (store: RosterStore, key: number) =>
  store.problemsOf(key).some(({ severity }) => severity === 'error');

/**
 * Returns all persons of a list after the corrections, in the order of the list. Corrected persons are in the place of
 * the original persons, removed persons are left out, and added persons come last.
 * @param isGoodOnly if true, persons who still have errors are left out
 */
export function personsAfter(
  { persons, faulty }: ReadRoster,
  mending: Mending | null,
  isGoodOnly: boolean,
): readonly NewPerson[] {
  if (!mending) {
    if (!isGoodOnly) return persons;
    const isFaulty = new Set(faulty);
    return persons.filter((_, position) => !isFaulty.has(position));
  }
  const { store, keyOf } = mending;
  const known = new Set(keyOf.values());
  const taken = (person: Person | undefined): readonly NewPerson[] =>
    person && !(isGoodOnly && hasErrors(store, person.key)) ? [withoutKey(person)] : [];
  const listed = persons.flatMap((person, position) => {
    const key = keyOf.get(position);
    return key === undefined ? [person] : taken(store.personOf(key));
  });
  const added = store.persons().filter(({ key }) => !known.has(key));
  return [...listed, ...added.flatMap(taken)];
}

/** Returns the persons of a list who still have errors. */
export function faultyAfter({ persons, faulty }: ReadRoster, mending: Mending | null): readonly NewPerson[] {
  if (!mending) return Array.from(faulty).flatMap((position) => persons[position] ?? []);
  const { store } = mending;
  return store.rowsWithProblems().flatMap((position) => {
    const person = store.personAt(position);
    return person ? [withoutKey(person)] : [];
  });
}

/** Returns the number of persons in a list after the corrections, and the number of persons without errors. */
export function headsAfter(
  { persons, faulty }: ReadRoster,
  mending: Mending | null,
): { readonly all: number; readonly good: number } {
  if (!mending) return { all: persons.length, good: persons.length - faulty.length };
  const all = persons.length - mending.keyOf.size + mending.store.count;
  return { all, good: all - mending.store.rowsWithProblems().length };
}
