import { masked, maskedIdNo, maskedName } from '../text/masked.ts';
import type { Person, PersonField } from './person.ts';

/** Keeps only the year of a birthday. */
const maskedBirthday = (birthday: string): string => masked(birthday, 4, 0);

/**
 * Masks a field of a roster. The result is the same in every table, document and response, until the user reveals the
 * person.
 */
export function maskedText(field: PersonField, text: string): string {
  if (field === 'name') return maskedName(text);
  if (field === 'idNo') return maskedIdNo(text);
  return field === 'birthday' ? maskedBirthday(text) : text;
}

/** A person before it is revealed: name, id number and birthday masked. */
export const maskedPerson = (person: Person): Person => ({
  ...person,
  name: maskedText('name', person.name),
  idNo: maskedText('idNo', person.idNo),
  birthday: maskedText('birthday', person.birthday),
});
