import { type NewPerson, type PersonField, personFields } from '../person.ts';

/** Persons of a list who were left out because of their problems. */
export interface LeftOutPersons {
  /** The list that they came from. */
  readonly fileName: string;
  readonly persons: readonly NewPerson[];
}

/**
 * Where persons who were left out wait until the user puts them right. They are personal data: the owner keeps them where
 * the roster itself is kept, not on the device.
 */
export interface LeftOutKeeper {
  readonly recall: () => LeftOutPersons | null;
  /** null: no person is left out any more. */
  readonly keep: (persons: LeftOutPersons | null) => void;
}

/** What the scheme is was decided when the others came in; it is decided again. */
const listed = personFields.filter((field) => field !== 'schemeId');
const cellsOf = (person: NewPerson): string => JSON.stringify(listed.map((field) => person[field]));

/**
 * Who waits after another import. @param isAgain the list that came in was that of those who waited; otherwise they go on
 * waiting; who waits already, cell by cell the same, isn't noted again
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

/** Persons as cells that a spreadsheet copies, which can be read like any other list. */
export const listOf = (persons: readonly NewPerson[], captions: Readonly<Record<PersonField, string>>): string =>
  [
    listed.map((field) => quoted(captions[field])),
    ...persons.map((person) => listed.map((field) => quoted(person[field]))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
