import { ageOn, isCalendarDay } from '../calendar/calendarDay.ts';
import { spellsBirthday } from '../identity/idCard.ts';
import { holderFactsOf } from '../identity/personalId.ts';
import type { NewPerson } from './person.ts';
import { ageDayOf, type RosterContext } from './rosterContext.ts';

type Aged = Pick<NewPerson, 'idType' | 'idNo' | 'birthday'>;

/**
 * The birthday in the id number or, if the number isn't valid or contains no birthday, the birthday of the row. If the
 * number contains exactly the row's birthday, the rest of the number isn't checked.
 */
function birthdayOf({ idType, idNo, birthday }: Aged, { today }: RosterContext): string {
  if (spellsBirthday(idNo, birthday)) return birthday;
  return holderFactsOf(idType, idNo, today)?.birthday ?? birthday;
}

/**
 * Age in completed years on the product's reference day; null when the birthday is unknown or later than the reference
 * day. A birthday in the id number takes precedence over the birthday of the row.
 */
export function ageOfPerson(person: Aged, context: RosterContext): number | null {
  const birthday = birthdayOf(person, context);
  const day = ageDayOf(context);
  return isCalendarDay(birthday) && birthday <= day ? ageOn(birthday, day) : null;
}
