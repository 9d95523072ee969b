import { ageOn, isCalendarDay } from '../calendar/calendarDay.ts';
import { spellsBirthday } from '../identity/idCard.ts';
import { holderFactsOf } from '../identity/personalId.ts';
import type { NewPerson } from './person.ts';
import { ageDayOf, type RosterContext } from './rosterContext.ts';

type Aged = Pick<NewPerson, 'idType' | 'idNo' | 'birthday'>;

/** The birthday in the id number, else the row's own; where both are equal, the number needn't be checked. */
function birthdayOf({ idType, idNo, birthday }: Aged, { today }: RosterContext): string {
  if (spellsBirthday(idNo, birthday)) return birthday;
  return holderFactsOf(idType, idNo, today)?.birthday ?? birthday;
}

/**
 * Completed years on the product's reference day, by the birthday in the id number where it has one; null without a
 * birthday.
 */
export function ageOfPerson(person: Aged, context: RosterContext): number | null {
  const birthday = birthdayOf(person, context);
  const day = ageDayOf(context);
  return isCalendarDay(birthday) && birthday <= day ? ageOn(birthday, day) : null;
}
