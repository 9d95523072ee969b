import { identityOf } from './duplicates.ts';
import type { NewPerson, Person, PersonField } from './person.ts';

/**
 * The fields of a person's identity. They may be corrected after the order was submitted. Occupation and scheme may not
 * be corrected, because they decide the price.
 */
export const correctableFields: readonly PersonField[] = ['name', 'idType', 'idNo', 'sex', 'birthday'];

/** A correction of one person in a submitted order. */
export interface Correction {
  /** Number of the row in the roster, from 1. */
  readonly row: number;
  readonly before: Person;
  /** The person after the correction, with the same key as before. */
  readonly after: Person;
}

const cellsOf = (person: NewPerson): Partial<NewPerson> =>
  Object.fromEntries(correctableFields.map((field) => [field, person[field]] as const));

const isSame = (one: NewPerson, other: NewPerson) => correctableFields.every((field) => one[field] === other[field]);

/**
 * The differences between the recorded and the current roster in the correctable fields, row by row. Both rosters have
 * the same persons in the same order.
 */
export function correctionsIn(recorded: readonly Person[], current: readonly NewPerson[]): readonly Correction[] {
  return recorded.flatMap((before, position) => {
    const now = current[position];
    return now && !isSame(before, now) ? [{ row: position + 1, before, after: { ...before, ...cellsOf(now) } }] : [];
  });
}

/** The result of applying a corrected list to a roster. */
export interface CorrectedRoster {
  /** The persons whom the list changes, with their keys in the roster. */
  readonly changed: readonly Person[];
  /** Number of rows in the corrected list that match no person of the roster. */
  readonly unknown: number;
}

const nameOf = ({ name }: NewPerson) => name;

/** Maps the text that `textOf` returns for a person to this person. A text that several persons share is left out. */
function uniqueBy<Each extends NewPerson>(list: readonly Each[], textOf: (person: Each) => string): Map<string, Each> {
  const found = new Map<string, Each>();
  const shared = new Set<string>();
  for (const person of list) {
    const text = textOf(person);
    if (found.has(text)) shared.add(text);
    else if (text !== '') found.set(text, person);
  }
  for (const text of shared) found.delete(text);
  return found;
}

/**
 * True when each row of the list has the same document or the same name as the person at the same index of the roster.
 * The rows can then be matched by index.
 */
const isInPlace = (roster: readonly Person[], list: readonly NewPerson[]): boolean =>
  roster.every((person, at) => {
    const row = list[at];
    return row !== undefined && (identityOf(row) === identityOf(person) || row.name === person.name);
  });

/**
 * Matches each row of a corrected list with a person of the roster. If the list has the order of the roster, rows are
 * matched by index. Otherwise they are matched by document. The remaining rows are matched by index if list and roster
 * are equally long, and then by a name that only one person has. Fields that are empty in the list, or that may not be
 * corrected, stay unchanged.
 */
export function correctedBy(roster: readonly Person[], list: readonly NewPerson[]): CorrectedRoster {
  const listed = new Set(list);
  const found = new Map<Person, NewPerson>();
  const pair = (person: Person, row: NewPerson | undefined) => {
    if (!row || !listed.delete(row)) return;
    found.set(person, row);
  };
  const left = () => roster.filter((person) => !found.has(person));
  const pairByPlace = () => roster.forEach((person, at) => !found.has(person) && pair(person, list[at]));
  const isAsLong = list.length === roster.length;
  if (isAsLong && isInPlace(roster, list)) pairByPlace();
  const byDocument = uniqueBy(Array.from(listed), identityOf);
  for (const person of left()) pair(person, byDocument.get(identityOf(person)));
  if (isAsLong) pairByPlace();
  const rowsByName = uniqueBy(Array.from(listed), nameOf);
  for (const [name, person] of uniqueBy(left(), nameOf)) pair(person, rowsByName.get(name));

  const changed = Array.from(found).flatMap(([person, row]) => {
    const given = Object.fromEntries(Object.entries(cellsOf(row)).filter(([, text]) => text !== ''));
    const after = { ...person, ...given };
    return isSame(person, after) ? [] : [after];
  });
  return { changed, unknown: listed.size };
}
