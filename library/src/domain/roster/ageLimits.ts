import { type CalendarDay, checkedDay } from '../calendar/calendarDay.ts';
import type { Sex } from '../identity/personIdType.ts';
import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { AgeRange } from '../product/productDefinition.ts';
import type { NewPerson } from './person.ts';
import { ageDayOf, classOfPerson, type RosterContext } from './rosterContext.ts';

/**
 * An age limit, converted to birthdays: a person within the limit was born after `after`, and on or before `by`. Days
 * are compared as texts, which is fast enough for a whole roster. `after` and `by` may be days that don't exist (29
 * February).
 */
interface AgeLimit {
  readonly range: AgeRange;
  readonly after: CalendarDay;
  readonly by: CalendarDay;
}

interface AgeLimits {
  readonly general: AgeLimit;
  readonly bySex: Readonly<Record<Sex, AgeLimit>>;
  readonly byClass: Partial<Record<OccupationClass, AgeLimit>>;
}

/** An age limit that a person doesn't meet, in completed years. */
export type BrokenAgeLimit = {
  readonly min: number;
  readonly max: number;
  /** Occupation class to which the limit belongs; 0 when the limit applies to all classes. */
  readonly byClass: OccupationClass | 0;
};

const yearsBefore = (day: CalendarDay, years: number): CalendarDay =>
  `${String(Math.max(0, Number(day.slice(0, 4)) - years)).padStart(4, '0')}${day.slice(4)}`;

const limitOn = (day: CalendarDay, range: AgeRange): AgeLimit => ({
  range,
  after: yearsBefore(day, range.max + 1),
  by: yearsBefore(day, range.min),
});

function limitsIn(context: RosterContext): AgeLimits | null {
  const { age, checks } = context;
  if (!checks.age || age.isExempt) return null;
  const day = checkedDay(ageDayOf(context));
  const general = limitOn(day, age);
  const classes = Object.entries(age.byClass ?? {}).map(([name, range]) => [name, limitOn(day, range)]);
  return {
    general,
    bySex: {
      male: age.bySex?.male ? limitOn(day, age.bySex.male) : general,
      female: age.bySex?.female ? limitOn(day, age.bySex.female) : general,
    },
    byClass: Object.fromEntries(classes),
  };
}

const known = new WeakMap<RosterContext, AgeLimits | null>();

/**
 * The age limits of a roster context; null when the product doesn't check ages. They are computed once and cached for
 * all persons.
 */
function limitsOf(context: RosterContext): AgeLimits | null {
  let limits = known.get(context);
  if (limits === undefined) known.set(context, (limits = limitsIn(context)));
  return limits;
}

const isBeyond = (birthday: CalendarDay, { after, by }: AgeLimit): boolean => birthday <= after || birthday > by;

/**
 * The age limit that a person doesn't meet; null when the person meets all limits, or when the product doesn't check
 * ages (specification §5, insured age). First the product's range, or its range for the person's sex, is checked. Then,
 * for holders of an id card, the range of the occupation class is checked.
 * @param hasCard true when the person has an id card whose number contains the birthday
 * @throws CalendarError when the reference day isn't a calendar day
 */
export function brokenAgeLimit(
  person: NewPerson,
  birthday: CalendarDay,
  sex: NewPerson['sex'],
  hasCard: boolean,
  context: RosterContext,
): BrokenAgeLimit | null {
  const limits = limitsOf(context);
  if (limits === null) return null;
  const general = sex === 'male' || sex === 'female' ? limits.bySex[sex] : limits.general;
  if (isBeyond(birthday, general)) return { min: general.range.min, max: general.range.max, byClass: 0 };
  const occupationClass = context.age.byClass && hasCard ? classOfPerson(person, context) : null;
  const ofClass = occupationClass === null ? undefined : limits.byClass[occupationClass];
  return occupationClass !== null && ofClass && isBeyond(birthday, ofClass)
    ? { min: ofClass.range.min, max: ofClass.range.max, byClass: occupationClass }
    : null;
}
