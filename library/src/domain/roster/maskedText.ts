import { masked, maskedIdNo, maskedName } from '../text/masked.ts';
import type { Person, PersonField } from './person.ts';

/** Masks a birthday except for its year. */
const maskedBirthday = (birthday: string): string => masked(birthday, 4, 0);

/**
 * Masks the name, the id number or the birthday of a person. The text of any other field is returned unchanged. Masked
 * tables, documents and responses show persons in this form.
 */
export function maskedText(field: PersonField, text: string): string {
  if (field === 'name') return maskedName(text);
  if (field === 'idNo') return maskedIdNo(text);
  return field === 'birthday' ? maskedBirthday(text) : text;
}

/** A person as shown before the user reveals the person: name, id number and birthday are masked. */
export const maskedPerson = (person: Person): Person => ({
  ...person,
  name: maskedText('name', person.name),
  idNo: maskedText('idNo', person.idNo),
  birthday: maskedText('birthday', person.birthday),
});
