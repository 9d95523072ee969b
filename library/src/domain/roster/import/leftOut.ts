import { type NewPerson, type PersonField, personFields } from '../person.ts';

/** Persons of an imported list who weren't added to the roster because of their problems. */
export interface LeftOutPersons {
  /** Name of the file that contained the persons. */
  readonly fileName: string;
  readonly persons: readonly NewPerson[];
}

/**
 * Stores the left-out persons until the user corrects them. They are personal data, so the application that uses this
 * library stores them together with the roster and not on the device.
 */
export interface LeftOutKeeper {
  readonly recall: () => LeftOutPersons | null;
  /** Stores the left-out persons. With null, the stored persons are deleted. */
  readonly keep: (persons: LeftOutPersons | null) => void;
}

/** The fields of a left-out person that are stored. The scheme isn't stored, because the user chooses it again. */
const listed = personFields.filter((field) => field !== 'schemeId');
const cellsOf = (person: NewPerson): string => JSON.stringify(listed.map((field) => person[field]));

/**
 * The left-out persons after another import. Persons who are already stored aren't added again.
 * @param isAgain true when the stored persons themselves were imported again; `persons` then replace them. Otherwise
 * `persons` are added
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

/** Formats persons as tab-separated text for spreadsheet cells. The text can be imported like any other list. */
export const listOf = (persons: readonly NewPerson[], captions: Readonly<Record<PersonField, string>>): string =>
  [
    listed.map((field) => quoted(captions[field])),
    ...persons.map((person) => listed.map((field) => quoted(person[field]))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
