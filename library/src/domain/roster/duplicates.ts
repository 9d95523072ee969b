import { isDamagedNumber, legacyTo18 } from '../identity/idCard.ts';
import { normaliseIdNumber } from '../identity/idNumber.ts';
import type { NewPerson, Person } from './person.ts';

type Identified = Pick<NewPerson, 'idType' | 'idNo'>;

const legacyLength = 15;

/** The number in the form in which rows are compared, an old one in its 18-digit form. */
function comparedNumber({ idType, idNo }: Identified): string {
  const number = normaliseIdNumber(idNo);
  const isLegacy = idType === 'idCard' && number.length === legacyLength && /^\d+$/.test(number);
  return isLegacy ? legacyTo18(number) : number;
}

/** The identity of a row: id type and number, an old number in its 18-digit form; '' without a number. */
export function identityOf(person: Identified): string {
  const number = comparedNumber(person);
  return number === '' ? '' : `${person.idType} ${number}`;
}

/**
 * True when the number identifies no person, because a spreadsheet rounded it. That is a problem of its own
 * (`E_ID_PRECISION`); two rows with the same rounded number aren't the same person.
 */
const isLost = (idType: string, number: string): boolean =>
  isDamagedNumber(number) && (idType === 'idCard' || number.includes('E+'));

/** True when the number of a row identifies a person: it exists, and a spreadsheet hasn't rounded it. */
export function tellsPerson(person: Identified): boolean {
  const number = comparedNumber(person);
  return number !== '' && !isLost(person.idType, number);
}

function hashOf(idType: string, number: string): number {
  let hash = idType.length;
  for (let at = 0; at < number.length; at++) hash = (Math.imul(hash, 31) + number.charCodeAt(at)) | 0;
  return hash & 0x3fff_ffff;
}

/**
 * A numeric hash of a row's id type and number: equal for the same person, and rarely equal for two; null without an
 * identifying number. Maps find numbers faster than texts.
 */
export function identityHashOf(person: Identified): number | null {
  const number = comparedNumber(person);
  return number === '' || isLost(person.idType, number) ? null : hashOf(person.idType, number);
}

/** True when two rows with a number are the same person. */
export const areSamePerson = (one: Identified, other: Identified | undefined): boolean =>
  one.idType === other?.idType && comparedNumber(one) === comparedNumber(other);

/** Collects repeated persons, one person at a time. */
export interface Repetitions {
  readonly note: (person: Identified, position: number) => void;
  /** index of a repeating person → index of the first one */
  readonly found: ReadonlyMap<number, number>;
}

/** Starts a collection of repeated persons. */
export function createRepetitions(): Repetitions {
  /** The first person of each hash; an index of the lists below. */
  const byHash = new Map<number, number>();
  const types: string[] = [];
  const numbers: string[] = [];
  const positions: number[] = [];
  /** Persons with the hash of another one: very few, unless a list was made to collide. */
  const others = new Map<string, number>();
  const found = new Map<number, number>();
  return {
    found,
    note: (person, position) => {
      const { idType } = person;
      const number = comparedNumber(person);
      if (number === '' || isLost(idType, number)) return;
      const hash = hashOf(idType, number);
      const at = byHash.get(hash);
      if (at === undefined) {
        byHash.set(hash, numbers.length);
        types.push(idType);
        numbers.push(number);
        positions.push(position);
        return;
      }
      const isFirst = numbers[at] === number && types[at] === idType;
      const identity = isFirst ? '' : `${idType} ${number}`;
      const first = isFirst ? positions[at] : others.get(identity);
      if (first === undefined) others.set(identity, position);
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
