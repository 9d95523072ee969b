import { masked, maskedIdNo, maskedName } from '../text/masked.ts';
import type { PersonField } from './person.ts';

/** Keeps the year of a birthday. */
const maskedBirthday = (birthday: string): string => masked(birthday, 4, 0);

/** A field of a roster before its person is revealed: the same in every table, document and response. */
export function maskedText(field: PersonField, text: string): string {
  if (field === 'name') return maskedName(text);
  if (field === 'idNo') return maskedIdNo(text);
  return field === 'birthday' ? maskedBirthday(text) : text;
}
