import { type NewPerson, personFields } from '../../domain/roster/person.ts';

/**
 * Persons packed into a message from one thread to another. A single string is transferred hundreds of times faster
 * than thousands of objects.
 */
export interface PackedPersons {
  /**
   * The texts of all cells, one after the other. Equal texts of a field with recurring texts, such as the occupation,
   * are contained only once.
   */
  readonly texts: string;
  /** For each text, the index at which it ends in `texts`. */
  readonly ends: Uint32Array<ArrayBuffer>;
  /**
   * For each cell, the index of its text in `ends`. The cells are in the order of the persons, and within a person in
   * the order of the fields.
   */
  readonly places: Uint16Array<ArrayBuffer>;
}

/** Maximum number of persons in one message. With this limit, the indexes of their texts fit into 16 bits. */
export const mostPacked = 500;

/** Character that is removed from all texts, because PostgreSQL doesn't accept it in a text. */
const nul = '\u0000';

const withoutNul = (person: NewPerson): NewPerson => {
  const cells: { -readonly [Field in keyof NewPerson]: string } = { ...person };
  for (const field of personFields) cells[field] = cells[field].replaceAll(nul, '');
  return cells;
};

function endsOf(texts: readonly string[]): PackedPersons['ends'] {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (let at = 0; at < texts.length; at++) {
    end += texts[at]?.length ?? 0;
    ends[at] = end;
  }
  return ends;
}

/** Packs at most `mostPacked` persons into one message. */
export function packedPersons(persons: readonly NewPerson[]): PackedPersons {
  const texts: string[] = [];
  const known = new Map<string, number>();
  // For fields that are different for each person, each text is added without a search for an equal text.
  const own = (text: string) => texts.push(text) - 1;
  const recurring = (text: string) => {
    let place = known.get(text);
    if (place === undefined) known.set(text, (place = own(text)));
    return place;
  };
  const places = new Uint16Array(persons.length * personFields.length);
  let at = 0;
  for (const person of persons) {
    places[at++] = own(person.name);
    places[at++] = recurring(person.idType);
    places[at++] = own(person.idNo);
    places[at++] = recurring(person.sex);
    places[at++] = own(person.birthday);
    places[at++] = recurring(person.occupationCode);
    places[at++] = recurring(person.occupationName);
    places[at++] = recurring(person.occupationClass);
    places[at++] = recurring(person.socialSecurity);
    places[at++] = recurring(person.schemeId);
  }
  const joined = texts.join('');
  if (joined.includes(nul)) return packedPersons(persons.map(withoutNul));
  return { texts: joined, ends: endsOf(texts), places };
}

/** Unpacks the persons of one message, in their order. */
export function unpackedPersons({ texts, ends, places }: PackedPersons): readonly NewPerson[] {
  const all: string[] = [];
  for (let at = 0, start = 0; at < ends.length; at++) {
    const end = ends[at] ?? start;
    all.push(texts.slice(start, end));
    start = end;
  }
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
      socialSecurity: cell(8),
      schemeId: cell(9),
    });
  }
  return persons;
}
