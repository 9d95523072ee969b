import { type NewPerson, type PersonField, personFields } from '../../domain/roster/person.ts';

/** Some persons as they cross threads: one string moves hundreds of times faster than thousands of objects. */
export interface PackedPersons {
  /** The texts of all cells, those that come again once. */
  readonly texts: string;
  /** By person and field, which of the texts a cell holds. */
  readonly places: Uint16Array<ArrayBuffer>;
}

/** Most persons of a part: the places of all of their texts must fit 16 bits. */
export const mostPacked = 500;

/** Separates texts; the texts themselves are kept free of it. */
const separator = '\u0000';
const withoutSeparator = (text: string) => (text.includes(separator) ? text.replaceAll(separator, '') : text);

/** Cells that differ from person to person: looking for them among the others would find nothing. */
const own: ReadonlySet<PersonField> = new Set(['name', 'idNo', 'birthday']);

/** Packs at most `mostPacked` persons. */
export function packedPersons(persons: readonly NewPerson[]): PackedPersons {
  const texts: string[] = [];
  const places = new Uint16Array(persons.length * personFields.length);
  for (const [offset, field] of personFields.entries()) {
    const known = own.has(field) ? null : new Map<string, number>();
    for (let at = 0; at < persons.length; at++) {
      const text = persons[at]?.[field] ?? '';
      let place = known?.get(text);
      if (place === undefined) {
        place = texts.push(withoutSeparator(text)) - 1;
        known?.set(text, place);
      }
      places[at * personFields.length + offset] = place;
    }
  }
  return { texts: texts.join(separator), places };
}

/** The persons of a part, in their order. */
export function unpackedPersons({ texts, places }: PackedPersons): readonly NewPerson[] {
  const all = texts.split(separator);
  const persons: NewPerson[] = [];
  for (let at = 0; at < places.length; at += personFields.length) {
    const cell = (offset: number) => all[places[at + offset] ?? 0] ?? '';
    persons.push({
      name: cell(0),
      idType: cell(1),
      idNo: cell(2),
      sex: cell(3),
      birthday: cell(4),
      occupationCode: cell(5),
      occupationName: cell(6),
      occupationClass: cell(7),
      schemeId: cell(8),
    });
  }
  return persons;
}
