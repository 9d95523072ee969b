import { comparedIdType } from '../identity/personIdType.ts';
import { identityOf } from '../roster/duplicates.ts';
import { normaliseCell } from '../roster/normalisePerson.ts';
import { type NewPerson, type Person, personFields } from '../roster/person.ts';

/**
 * One change in a request for an endorsement. A class change or a correction replaces a person by the same person with
 * different data.
 */
export type PersonChange =
  | { readonly kind: 'add'; readonly person: NewPerson }
  | { readonly kind: 'remove'; readonly original: Person }
  | { readonly kind: 'replace'; readonly original: Person; readonly person: NewPerson };

/** The agent's request for an endorsement: the changes and their effective date. */
export interface EndorsementRequest {
  /**
   * First day of the changes, `YYYY-MM-DD`; empty in a draft without a date. The changes apply from 00:00 of this day
   * (Asia/Shanghai).
   */
  readonly effectiveDate: string;
  readonly changes: readonly PersonChange[];
}

/** Name of the person whom a change concerns: in a removal the removed person, otherwise the new person. */
export const nameIn = (change: PersonChange): string =>
  (change.kind === 'remove' ? change.original : change.person).name;

/** True when the new person of a replacement has the same id type and number as the original person. */
export const keepsIdentity = (change: Extract<PersonChange, { kind: 'replace' }>): boolean => {
  const identity = identityOf(change.original);
  return identity !== '' && identity === identityOf(change.person);
};

/**
 * True when the fields of two persons are equal after normalisation. Fields that are empty in `one` aren't compared.
 */
const agree = (one: NewPerson, other: NewPerson): boolean =>
  personFields.every(
    (field) =>
      one[field] === '' ||
      one[field] === other[field] ||
      (field === 'idType' && comparedIdType(one.idType) === comparedIdType(other.idType)) ||
      normaliseCell(field, one[field]).text === normaliseCell(field, other[field]).text,
  );

/** True when the new person of a replacement has the same data as the original person. */
export const changesNothing = ({ original, person }: Extract<PersonChange, { kind: 'replace' }>): boolean =>
  agree(person, original) && agree(original, person);

/**
 * True when the data of an insured person in a request agree with the data in the policy. Fields that are empty in the
 * request aren't compared.
 */
export const agreesWithRecord = (said: NewPerson, record: NewPerson): boolean => agree(said, record);

/** The highest key of the persons. New persons get higher keys. */
const highestKey = (persons: readonly Person[]) => persons.reduce((highest, { key }) => Math.max(highest, key), 0);

/**
 * The persons of the policy after the changes. A removed person is left out. The new person of a replacement gets the
 * place and key of the original person. Added persons come last and get new keys. A change whose original person isn't
 * in the policy is ignored here, because other checks report it.
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
