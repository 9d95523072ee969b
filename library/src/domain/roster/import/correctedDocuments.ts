import { identityOf } from '../duplicates.ts';
import type { NewPerson, PersonField } from '../person.ts';

/** Fields of a person that stay the same when only the id document is corrected. */
const otherFields: readonly PersonField[] = ['name', 'occupationCode', 'occupationName', 'occupationClass'];
/** Fields that belong to the id document. */
export const documentFields: readonly PersonField[] = ['idType', 'idNo', 'sex', 'birthday'];

/** Name and occupation of a person as one text. */
const sayingOf = (person: NewPerson): string => JSON.stringify(otherFields.map((field) => person[field]));

/**
 * Persons of the roster who have a wrong document and don't occur in the list. They are grouped by name and occupation
 * (`sayingOf`).
 */
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
 * the list, in the order of the list.
 * @param listed the persons of the list by identity
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

/** Copies the document of `now`, with birthday and sex, to `person`. Empty fields of `now` aren't copied. */
export const withDocumentOf = (person: NewPerson, now: NewPerson): NewPerson => {
  const merged: { -readonly [Field in PersonField]: string } = { ...person };
  for (const field of documentFields) if (now[field] !== '') merged[field] = now[field];
  return merged;
};
