import { type NewPerson, type PersonField, personFields } from '../person.ts';

/** Persons of a list who were left out because of their problems. */
export interface LeftOutPersons {
  /** Name of the list. */
  readonly fileName: string;
  readonly persons: readonly NewPerson[];
}

/**
 * Storage of persons who were left out, until the user corrects them. They are personal data: the owner stores them
 * where the roster is stored, not on the device.
 */
export interface LeftOutKeeper {
  readonly recall: () => LeftOutPersons | null;
  /** Stores the persons; null when none is left out any more. */
  readonly keep: (persons: LeftOutPersons | null) => void;
}

/** The fields of the list; the scheme is chosen again at the next import. */
const listed = personFields.filter((field) => field !== 'schemeId');
const cellsOf = (person: NewPerson): string => JSON.stringify(listed.map((field) => person[field]));

/**
 * The persons left out after another import. @param isAgain true when the import was that of the stored persons;
 * otherwise they stay stored, and equal persons aren't stored twice
 */
export function leftOutAfter(
  before: LeftOutPersons | null,
  { fileName, persons }: LeftOutPersons,
  isAgain: boolean,
): LeftOutPersons | null {
  if (!before || isAgain) return persons.length === 0 ? null : { fileName, persons };
  const known = new Set(before.persons.map(cellsOf));
  const others = persons.filter((person) => !known.has(cellsOf(person)));
  return others.length === 0 ? before : { fileName, persons: [...before.persons, ...others] };
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Persons as text of spreadsheet cells, which can be read like any other list. */
export const listOf = (persons: readonly NewPerson[], captions: Readonly<Record<PersonField, string>>): string =>
  [
    listed.map((field) => quoted(captions[field])),
    ...persons.map((person) => listed.map((field) => quoted(person[field]))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
