import { legacyTo18 } from '../identity/idCard.ts';
import { normaliseIdNumber } from '../identity/idNumber.ts';
import type { NewPerson, Person } from './person.ts';

type Identified = Pick<NewPerson, 'idType' | 'idNo'>;

const legacyLength = 15;

/** The number as two rows are compared, an old one in its form of 18 digits. */
function comparedNumber({ idType, idNo }: Identified): string {
  const number = normaliseIdNumber(idNo);
  const isLegacy = idType === 'idCard' && number.length === legacyLength && /^\d+$/.test(number);
  return isLegacy ? legacyTo18(number) : number;
}

/** What makes two rows the same person: id type and number, an old number as its 18-digit form; '' without a number. */
export function identityOf(person: Identified): string {
  const number = comparedNumber(person);
  return number === '' ? '' : `${person.idType} ${number}`;
}

/** Who repeats an earlier person, told person by person. */
export interface Repetitions {
  readonly note: (person: Identified, position: number) => void;
  /** Positions of persons that repeat an earlier one → position of the first. */
  readonly found: ReadonlyMap<number, number>;
}

export function createRepetitions(): Repetitions {
  // a map for each id type spares a text of its own for each person
  const firstOf = new Map<string, Map<string, number>>();
  const found = new Map<number, number>();
  return {
    found,
    note: (person, position) => {
      const number = comparedNumber(person);
      if (number === '') return;
      let ofType = firstOf.get(person.idType);
      if (!ofType) firstOf.set(person.idType, (ofType = new Map()));
      const first = ofType.get(number);
      if (first === undefined) ofType.set(number, position);
      else found.set(position, first);
    },
  };
}

/** Rows that repeat an earlier one, in any scheme (specification §5): key of the row → key of the first. */
export function duplicatePersonsIn(persons: readonly Person[]): ReadonlyMap<number, number> {
  const repetitions = createRepetitions();
  for (const [position, person] of persons.entries()) repetitions.note(person, position);
  const keyAt = (position: number) => persons[position]?.key ?? 0;
  return new Map(Array.from(repetitions.found, ([position, first]) => [keyAt(position), keyAt(first)]));
}
