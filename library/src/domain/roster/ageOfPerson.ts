import { ageOn, isCalendarDay } from '../calendar/calendarDay.ts';
import { holderFactsOf } from '../identity/personalId.ts';
import type { NewPerson } from './person.ts';
import { ageDayOf, type RosterContext } from './rosterContext.ts';

/** Full years on the day on which the product counts ages, by the number where it tells the birthday; null where nothing does. */
export function ageOfPerson(
  person: Pick<NewPerson, 'idType' | 'idNo' | 'birthday'>,
  context: RosterContext,
): number | null {
  const holder = holderFactsOf(person.idType, person.idNo, context.today);
  const birthday = holder?.birthday ?? person.birthday;
  const day = ageDayOf(context);
  return isCalendarDay(birthday) && birthday <= day ? ageOn(birthday, day) : null;
}
