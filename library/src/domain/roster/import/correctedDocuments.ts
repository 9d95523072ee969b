import { identityOf } from '../duplicates.ts';
import type { NewPerson, PersonField } from '../person.ts';

/** What tells of a person besides the document, and what the document itself says. */
const otherFields: readonly PersonField[] = ['name', 'occupationCode', 'occupationName', 'occupationClass'];
const documentFields: readonly PersonField[] = ['idType', 'idNo', 'sex', 'birthday'];

/** The cells that somebody whose document was wrong has in common with the one who comes with another document. */
const sayingOf = (person: NewPerson): string => JSON.stringify(otherFields.map((field) => person[field]));

/** Persons whose document is wrong and who aren't in the list, by what their other cells say. */
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
 * Who of the roster is meant by which person of the list that has another document: one by one, in their order.
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

/** A person with the document of another, and what that says of its holder. */
export const withDocumentOf = (person: NewPerson, now: NewPerson): NewPerson => {
  const merged: { -readonly [Field in PersonField]: string } = { ...person };
  for (const field of documentFields) if (now[field] !== '') merged[field] = now[field];
  return merged;
};
