import { masked, maskedIdNo, maskedName } from '../text/masked.ts';
import type { PersonField } from './person.ts';

/** A birth date by its year. */
const maskedBirthday = (birthday: string): string => masked(birthday, 4, 0);

/** A cell of a roster as it is shown before its person is revealed: the same in every table, document and answer. */
export function maskedText(field: PersonField, text: string): string {
  if (field === 'name') return maskedName(text);
  if (field === 'idNo') return maskedIdNo(text);
  return field === 'birthday' ? maskedBirthday(text) : text;
}
