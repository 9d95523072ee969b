import { isDamagedNumber, legacyTo18 } from '../identity/idCard.ts';
import { normaliseIdNumber } from '../identity/idNumber.ts';
import { comparedIdType } from '../identity/personIdType.ts';
import type { NewPerson, Person } from './person.ts';

type Identified = Pick<NewPerson, 'idType' | 'idNo'>;

const legacyLength = 15;

/** The id number in the form in which rows are compared. An old number of 15 digits is converted to 18 digits. */
function comparedNumber({ idType, idNo }: Identified): string {
  const number = normaliseIdNumber(idNo);
  const isLegacy = comparedIdType(idType) === 'idCard' && number.length === legacyLength && /^\d+$/.test(number);
  return isLegacy ? legacyTo18(number) : number;
}

/**
 * The identity of a person: id type and number, with old numbers converted to 18 digits. '' when the person has no
 * number.
 */
export function identityOf(person: Identified): string {
  const number = comparedNumber(person);
  return number === '' ? '' : `${comparedIdType(person.idType)} ${number}`;
}

/**
 * True when a spreadsheet has rounded the number, so that it can't identify a person. Two equal rounded numbers may
 * belong to different persons. The rounding itself is reported as `E_ID_PRECISION`.
 */
const isLost = (idType: string, number: string): boolean =>
  isDamagedNumber(number) && (comparedIdType(idType) === 'idCard' || number.includes('E+'));

/** True when the number of a row identifies a person: it isn't empty, and no spreadsheet has rounded it. */
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
 * A numeric hash of id type and number; null when the number doesn't identify a person. The same person always has the
 * same hash; two different persons rarely share one. The hash is a number, because a map with numeric keys is faster
 * than a map with text keys.
 */
export function identityHashOf(person: Identified): number | null {
  const number = comparedNumber(person);
  return number === '' || isLost(person.idType, number) ? null : hashOf(comparedIdType(person.idType), number);
}

/** True when two rows with an id number belong to the same person. */
export const areSamePerson = (one: Identified, other: Identified | undefined): boolean =>
  other !== undefined &&
  comparedIdType(one.idType) === comparedIdType(other.idType) &&
  comparedNumber(one) === comparedNumber(other);

/** An incremental search for repeated persons: persons are added one by one. */
export interface Repetitions {
  readonly note: (person: Identified, position: number) => void;
  /** Maps the index of each repeated person to the index of the first row with this person. */
  readonly found: ReadonlyMap<number, number>;
}

/** Creates a search that contains no persons yet. */
export function createRepetitions(): Repetitions {
  /** For each hash: the index, in `types`, `numbers` and `positions`, of the first person with this hash. */
  const byHash = new Map<number, number>();
  const types: string[] = [];
  const numbers: string[] = [];
  const positions: number[] = [];
  /**
   * For persons whose hash equals the hash of a different person in an earlier row: the index of the first row of the
   * person, by identity. Such persons are rare, except in a list that was made to produce equal hashes.
   */
  const others = new Map<string, number>();
  const found = new Map<number, number>();
  return {
    found,
    note: (person, position) => {
      const idType = comparedIdType(person.idType);
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

/**
 * Finds the rows that repeat the person of an earlier row, in any scheme (specification §5). Returns, for the key of
 * each such row, the key of the first row with this person.
 */
export function duplicatePersonsIn(persons: readonly Person[]): ReadonlyMap<number, number> {
  const repetitions = createRepetitions();
  for (const [position, person] of persons.entries()) repetitions.note(person, position);
  const keyAt = (position: number) => persons[position]?.key ?? 0;
  return new Map(Array.from(repetitions.found, ([position, first]) => [keyAt(position), keyAt(first)]));
}
