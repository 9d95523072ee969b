import { identityOf } from '../../domain/roster/duplicates.ts';
import type { NewPerson, Person } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { createRosterStore, type RosterStore } from '../../domain/roster/rosterStore.ts';
import type { ReadRoster } from './importStep.ts';

/** The faulty persons of a list in a roster of their own, where they are corrected. */
export interface Mending {
  readonly store: RosterStore;
  /** Key in the store by index in the list. */
  readonly keyOf: ReadonlyMap<number, number>;
}

/** Identities of the persons of a list except at some indexes. */
function identitiesBeside({ persons }: ReadRoster, positions: ReadonlySet<number>): ReadonlySet<string> {
  const identities = new Set<string>();
  for (const [position, person] of persons.entries()) if (!positions.has(position)) identities.add(identityOf(person));
  identities.delete('');
  return identities;
}

/**
 * Puts the faulty persons of a list, and those whom they repeat, into a roster of their own, without undo steps. The
 * other persons aren't in it, but repeating the number of one of them is reported as a duplicate. @param also further
 * indexes to include
 */
export function startMending(roster: ReadRoster, context: RosterContext, also: Iterable<number> = []): Mending {
  const { persons, faulty, repeated } = roster;
  const chosen = new Set([...faulty, ...repeated, ...also]);
  const positions = [...chosen].sort((one, other) => one - other);
  // schemes are assigned later
  const taken = positions.flatMap((position) => persons[position] ?? []);
  const store = createRosterStore({ ...context, schemes: [], listed: identitiesBeside(roster, chosen) }, taken);
  return { store, keyOf: new Map(positions.map((position, at) => [position, store.keyAt(at) ?? 0])) };
}

const withoutKey = ({ key: _key, ...person }: Person): NewPerson => person;

const hasErrors = (store: RosterStore, key: number) =>
  store.problemsOf(key).some(({ severity }) => severity === 'error');

/**
 * The persons of a list in its order: corrected ones replace the faulty ones, removed ones are left out, added ones
 * follow at the end.
 * @param isGoodOnly leaves out persons who still have errors
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

/** The persons of a list who still have errors. */
export function faultyAfter({ persons, faulty }: ReadRoster, mending: Mending | null): readonly NewPerson[] {
  if (!mending) return Array.from(faulty).flatMap((position) => persons[position] ?? []);
  const { store } = mending;
  return store.rowsWithProblems().flatMap((position) => {
    const person = store.personAt(position);
    return person ? [withoutKey(person)] : [];
  });
}

/** Number of persons of a list, and number of those without errors. */
export function headsAfter(
  { persons, faulty }: ReadRoster,
  mending: Mending | null,
): { readonly all: number; readonly good: number } {
  if (!mending) return { all: persons.length, good: persons.length - faulty.length };
  const all = persons.length - mending.keyOf.size + mending.store.count;
  return { all, good: all - mending.store.rowsWithProblems().length };
}
