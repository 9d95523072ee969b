import { type NewPerson, type Person, type PersonField, personFields } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { ReadRoster } from './importStep.ts';
import { type Mending, startMending } from './mending.ts';

/** A list that was read, together with its corrections. */
export interface MendedRoster {
  readonly roster: ReadRoster;
  readonly mending: Mending;
}

/** Correction of one row: the cells that were changed; null if the person was removed. */
type Correction = Partial<Record<PersonField, string>> | null;

function correctionsOf({ roster, mending }: MendedRoster): ReadonlyMap<number, Correction> {
  const found = new Map<number, Correction>();
  for (const [position, key] of mending.keyOf) {
    const [read, now] = [roster.persons[position], mending.store.personOf(key)];
    const row = roster.rowOf[position] ?? 0;
    const fields = personFields.filter((field) => now && now[field] !== read?.[field]);
    if (!now) found.set(row, null);
    else if (fields.length > 0) found.set(row, Object.fromEntries(fields.map((field) => [field, now[field]])));
  }
  return found;
}

const corrected = (person: Person, correction: Correction): Person =>
  personFields.every((field) => (correction?.[field] ?? person[field]) === person[field])
    ? person
    : { ...person, ...correction };

/** Returns the persons whom the user added while correcting the list. */
function addedIn({ mending: { store, keyOf } }: MendedRoster): readonly NewPerson[] {
  const known = new Set(keyOf.values());
  return store.persons().flatMap(({ key, ...person }) => (known.has(key) ? [] : [person]));
}

/** True if two readings of a list have the same persons in the same rows. */
export const areSameRows = (one: ReadRoster, other: ReadRoster): boolean =>
  one.listId === other.listId &&
  one.plan.sheetName === other.plan.sheetName &&
  one.plan.headerRow === other.plan.headerRow;

/**
 * Applies the corrections of a list to a new reading of the same list. Changed cells stay changed in their rows,
 * removed persons stay removed, and added persons stay added. The user can undo the removals in one step, and the
 * changes and additions in another step.
 */
export function carriedMending(before: MendedRoster, roster: ReadRoster, context: RosterContext): Mending {
  const corrections = correctionsOf(before);
  const ofPosition = new Map<number, Correction>();
  for (const [position, row] of roster.rowOf.entries()) {
    const correction = corrections.get(row);
    if (correction !== undefined) ofPosition.set(position, correction);
  }
  const mending = startMending(roster, context, ofPosition.keys());
  const { store, keyOf } = mending;
  const changed: Person[] = [];
  const removed: number[] = [];
  for (const [position, correction] of ofPosition) {
    const person = store.personOf(keyOf.get(position) ?? -1);
    if (!person) continue;
    if (correction === null) removed.push(person.key);
    else changed.push(corrected(person, correction));
  }
  store.change(changed, addedIn(before));
  store.remove(removed);
  return mending;
}
