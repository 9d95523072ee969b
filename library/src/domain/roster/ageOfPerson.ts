import { ageOn, isCalendarDay } from '../calendar/calendarDay.ts';
import { spellsBirthday } from '../identity/idCard.ts';
import { holderFactsOf } from '../identity/personalId.ts';
import type { NewPerson } from './person.ts';
import { ageDayOf, type RosterContext } from './rosterContext.ts';

type Aged = Pick<NewPerson, 'idType' | 'idNo' | 'birthday'>;

/** The birthday in the id number, or the row's own birthday. If both are equal, the number isn't checked further. */
function birthdayOf({ idType, idNo, birthday }: Aged, { today }: RosterContext): string {
  if (spellsBirthday(idNo, birthday)) return birthday;
  return holderFactsOf(idType, idNo, today)?.birthday ?? birthday;
}

/**
 * Age in completed years on the product's reference day; null without a birthday. The birthday in the id number has
 * precedence.
 */
export function ageOfPerson(person: Aged, context: RosterContext): number | null {
  const birthday = birthdayOf(person, context);
  const day = ageDayOf(context);
  return isCalendarDay(birthday) && birthday <= day ? ageOn(birthday, day) : null;
}
