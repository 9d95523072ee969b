import { identityOf } from '../duplicates.ts';
import type { NewPerson, PersonField } from '../person.ts';

/** Fields that don't depend on the id document of a person. */
const otherFields: readonly PersonField[] = ['name', 'occupationCode', 'occupationName', 'occupationClass'];
const documentFields: readonly PersonField[] = ['idType', 'idNo', 'sex', 'birthday'];

/** A text of the fields that stay the same when only the document of a person is corrected. */
const sayingOf = (person: NewPerson): string => JSON.stringify(otherFields.map((field) => person[field]));

/** Persons who have a wrong document and aren't in the list, by the text of their other fields. */
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
 * Finds persons whose document was corrected in the list. Each such person of the roster is paired with one person of
 * the list, in their order.
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

/** Copies the document of `now`, and the data derived from it, to `person`. */
export const withDocumentOf = (person: NewPerson, now: NewPerson): NewPerson => {
  const merged: { -readonly [Field in PersonField]: string } = { ...person };
  for (const field of documentFields) if (now[field] !== '') merged[field] = now[field];
  return merged;
};
