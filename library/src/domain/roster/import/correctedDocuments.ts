import { identityOf } from '../duplicates.ts';
import type { NewPerson, PersonField } from '../person.ts';

/** Fields that describe a person beside the document and the data derived from it. */
const otherFields: readonly PersonField[] = ['name', 'occupationCode', 'occupationName', 'occupationClass'];
const documentFields: readonly PersonField[] = ['idType', 'idNo', 'sex', 'birthday'];

/** The fields that a person with a wrong document shares with the same person under another document. */
const sayingOf = (person: NewPerson): string => JSON.stringify(otherFields.map((field) => person[field]));

/** Persons with a wrong document who aren't in the list, by their other fields. */
function mistakenIn(
  roster: readonly NewPerson[],
  listed: ReadonlyMap<string, NewPerson>,
  hasWrongDocument: (person: NewPerson) => boolean,
): ReadonlyMap<string, NewPerson[]> {
  const found = new Map<string, NewPerson[]>();
  const known = new Set<string>();
  for (const person of roster) {
    const identity = identityOf(person);
    const isListed = listed.has(identity) && !known.has(identity);
    known.add(identity);
    if (isListed || person.name === '' || !hasWrongDocument(person)) continue;
    const saying = sayingOf(person);
    found.set(saying, [...(found.get(saying) ?? []), person]);
  }
  return found;
}

/**
 * Pairs persons of the roster with persons of the list who have another document, one to one, in their order.
 * @param listed the list by identity
 */
export function correctedDocuments(
  roster: readonly NewPerson[],
  list: readonly NewPerson[],
  listed: ReadonlyMap<string, NewPerson>,
  hasWrongDocument: (person: NewPerson) => boolean,
): ReadonlyMap<NewPerson, NewPerson> {
  const mistaken = mistakenIn(roster, listed, hasWrongDocument);
  const meant = new Map<NewPerson, NewPerson>();
  if (mistaken.size === 0) return meant;
  const known = new Set(roster.map(identityOf));
  for (const person of list) {
    if (known.has(identityOf(person))) continue;
    const before = mistaken.get(sayingOf(person))?.shift();
    if (before) meant.set(before, person);
  }
  return meant;
}

/** A person with another one's document and the data derived from it. */
export const withDocumentOf = (person: NewPerson, now: NewPerson): NewPerson => {
  const merged: { -readonly [Field in PersonField]: string } = { ...person };
  for (const field of documentFields) if (now[field] !== '') merged[field] = now[field];
  return merged;
};
