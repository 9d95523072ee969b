import { identityOf } from '../roster/duplicates.ts';
import { normaliseCell } from '../roster/normalisePerson.ts';
import { type NewPerson, type Person, personFields } from '../roster/person.ts';

/** One line of a request. A class change or a correction replaces a person by the same person with other facts. */
export type PersonChange =
  | { readonly kind: 'add'; readonly person: NewPerson }
  | { readonly kind: 'remove'; readonly original: Person }
  | { readonly kind: 'replace'; readonly original: Person; readonly person: NewPerson };

/** What the agent asks for: who changes, from 00:00 of which day. */
export interface EndorsementRequest {
  /** `YYYY-MM-DD`. */
  readonly effectiveDate: string;
  readonly changes: readonly PersonChange[];
}

/** Whether the replacement leaves the insured person who they were: same id type and number. */
export const keepsIdentity = (change: Extract<PersonChange, { kind: 'replace' }>): boolean => {
  const identity = identityOf(change.original);
  return identity !== '' && identity === identityOf(change.person);
};

/** Whether two records of a person say the same, notation aside; a field that `one` leaves empty says nothing. */
const agree = (one: NewPerson, other: NewPerson): boolean =>
  personFields.every(
    (field) =>
      one[field] === '' ||
      one[field] === other[field] ||
      normaliseCell(field, one[field]).text === normaliseCell(field, other[field]).text,
  );

/** Whether a replacement puts a person in the place of the very same: nothing of them changes. */
export const changesNothing = ({ original, person }: Extract<PersonChange, { kind: 'replace' }>): boolean =>
  agree(person, original) && agree(original, person);

/** Whether what a request says of an insured person agrees with the policy's record; what it leaves out is not said. */
export const agreesWithRecord = (said: NewPerson, record: NewPerson): boolean => agree(said, record);

/** A number that stands for nothing else in the policy: the highest key in use. */
const highestKey = (persons: readonly Person[]) => persons.reduce((highest, { key }) => Math.max(highest, key), 0);

/**
 * The policy's persons once the changes are in force: removed ones are gone, replacements stand in their place, added
 * ones follow with new keys. An original that isn't in the policy is passed over; the checks report it.
 */
export function rosterAfter(persons: readonly Person[], changes: readonly PersonChange[]): readonly Person[] {
  const byKey = new Map<number, PersonChange>();
  for (const change of changes) if (change.kind !== 'add') byKey.set(change.original.key, change);
  let key = highestKey(persons);
  const after: Person[] = [];
  for (const person of persons) {
    const change = byKey.get(person.key);
    if (change === undefined) after.push(person);
    else if (change.kind === 'replace') after.push({ ...change.person, key: person.key });
  }
  for (const change of changes) if (change.kind === 'add') after.push({ ...change.person, key: (key += 1) });
  return after;
}
