import { ageOn, isCalendarDay } from '../calendar/calendarDay.ts';
import { spellsBirthday } from '../identity/idCard.ts';
import { holderFactsOf } from '../identity/personalId.ts';
import type { NewPerson } from './person.ts';
import { ageDayOf, type RosterContext } from './rosterContext.ts';

type Aged = Pick<NewPerson, 'idType' | 'idNo' | 'birthday'>;

/** The day that the number tells, else the row's own; where they are the same it doesn't matter whether the number is right. */
function birthdayOf({ idType, idNo, birthday }: Aged, { today }: RosterContext): string {
  if (spellsBirthday(idNo, birthday)) return birthday;
  return holderFactsOf(idType, idNo, today)?.birthday ?? birthday;
}

/** Full years on the day on which the product counts ages, by the number where it tells the birthday; null where nothing does. */
export function ageOfPerson(person: Aged, context: RosterContext): number | null {
  const birthday = birthdayOf(person, context);
  const day = ageDayOf(context);
  return isCalendarDay(birthday) && birthday <= day ? ageOn(birthday, day) : null;
}
