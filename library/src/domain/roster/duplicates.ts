import { legacyTo18 } from '../identity/idCard.ts';
import { normaliseIdNumber } from '../identity/idNumber.ts';
import type { NewPerson, Person } from './person.ts';

/** What makes two rows the same person: id type and number, an old number as its 18-digit form; '' without a number. */
export function identityOf({ idType, idNo }: Pick<NewPerson, 'idType' | 'idNo'>): string {
  const number = normaliseIdNumber(idNo);
  if (number === '') return '';
  return `${idType} ${idType === 'idCard' && /^\d{15}$/.test(number) ? legacyTo18(number) : number}`;
}

/** Rows that repeat an earlier one, in any scheme (specification §5): key of the row → key of the first. */
export function duplicatePersonsIn(persons: readonly Person[]): ReadonlyMap<number, number> {
  const firstOf = new Map<string, number>();
  const duplicates = new Map<number, number>();
  for (const person of persons) {
    const identity = identityOf(person);
    if (identity === '') continue;
    const first = firstOf.get(identity);
    if (first === undefined) firstOf.set(identity, person.key);
    else duplicates.set(person.key, first);
  }
  return duplicates;
}
