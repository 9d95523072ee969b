import { type NewPerson, type PersonField, personFields } from '../person.ts';

/** Persons of a list who weren't imported because of their problems. */
export interface LeftOutPersons {
  /** Name of the file from which the persons come. */
  readonly fileName: string;
  readonly persons: readonly NewPerson[];
}

/**
 * Storage of the left-out persons until the user corrects them. They are personal data, so the embedder stores them
 * together with the roster and not on the device.
 */
export interface LeftOutKeeper {
  readonly recall: () => LeftOutPersons | null;
  /** Stores the persons; null means that no person is left out any more. */
  readonly keep: (persons: LeftOutPersons | null) => void;
}

/** The fields of a left-out person. The scheme isn't included, because the user chooses it again. */
const listed = personFields.filter((field) => field !== 'schemeId');
const cellsOf = (person: NewPerson): string => JSON.stringify(listed.map((field) => person[field]));

/**
 * The left-out persons after another import. @param isAgain true when the stored persons themselves were imported
 * again; otherwise they stay stored, and equal persons are stored only once
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

/** Writes persons as text of spreadsheet cells, which can be imported like any other list. */
export const listOf = (persons: readonly NewPerson[], captions: Readonly<Record<PersonField, string>>): string =>
  [
    listed.map((field) => quoted(captions[field])),
    ...persons.map((person) => listed.map((field) => quoted(person[field]))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
