import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import type { PersonIdType } from '../identity/personIdType.ts';
import {
  allowsClass,
  isOccupationClass,
  type OccupationClass,
  type OccupationClassMask,
} from '../occupation/occupationClass.ts';
import { occupationOf, type OccupationTree } from '../occupation/occupationTree.ts';
import type { AgeRule, ProductChecks, ProductDefinition } from '../product/productDefinition.ts';
import { ownValue } from '../record/ownValue.ts';
import type { CoversByIdentity } from './earlierCover.ts';
import type { NewPerson, PersonField } from './person.ts';

/** A scheme as far as the roster needs to know it. */
export interface RosterScheme {
  readonly id: string;
  readonly name: string;
  /** Classes that the scheme's plan covers. */
  readonly allowedClasses: OccupationClassMask;
}

/** Everything that the checks of a person depend on. Plain data: it may be posted to a worker. */
export interface RosterContext {
  readonly today: CalendarDay;
  /** First day of cover. */
  readonly startDate: CalendarDay;
  /** Day on which the order was created, where that isn't today: the age of `orderCreation` products counts on it. */
  readonly orderCreatedOn?: CalendarDay;
  readonly age: AgeRule;
  /** Classes that the product covers; `000000` asks for no occupation. */
  readonly allowedClasses: OccupationClassMask;
  readonly occupations: OccupationTree;
  readonly declinedCodes: ReadonlySet<string>;
  readonly classOverrides: Readonly<Record<string, OccupationClass>>;
  readonly checks: ProductChecks;
  /** Id types that the product takes; absent: every type. */
  readonly idTypes?: readonly PersonIdType[];
  /** Empty: persons aren't assigned yet. */
  readonly schemes: readonly RosterScheme[];
  /** Rows that a file may hold. */
  readonly maxRows: number;
  /** Who else stands in the list that the roster is a part of, by `identityOf`; absent: the roster is the whole list. */
  readonly listed?: ReadonlySet<string>;
  /** Persons who are covered already; absent: not requested, so none is known. */
  readonly covered?: CoversByIdentity;
}

const mustBeDay = (name: string, day: CalendarDay | undefined): void => {
  if (day !== undefined && !isCalendarDay(day)) throw new RangeError(`${name} is no calendar day`);
};

/** The context of a product's roster. @throws RangeError where a day isn't a calendar day: no age could be told */
export function rosterContextOf(
  product: Pick<ProductDefinition, 'age' | 'occupation' | 'checks' | 'persons' | 'personIdTypes'>,
  surroundings: Pick<RosterContext, 'today' | 'startDate' | 'orderCreatedOn' | 'occupations' | 'schemes'>,
): RosterContext {
  mustBeDay('today', surroundings.today);
  mustBeDay('startDate', surroundings.startDate);
  mustBeDay('orderCreatedOn', surroundings.orderCreatedOn);
  return {
    ...surroundings,
    ...(product.personIdTypes && { idTypes: product.personIdTypes }),
    age: product.age,
    allowedClasses: product.occupation.classes,
    declinedCodes: new Set(product.occupation.declinedCodes),
    classOverrides: product.occupation.classOverrides,
    checks: product.checks,
    maxRows: product.persons.max,
  };
}

/** The day on which the product counts ages: the first day of cover, or the day on which the order was created. */
export const ageDayOf = ({ age, startDate, orderCreatedOn, today }: RosterContext): CalendarDay =>
  age.on === 'startDate' ? startDate : (orderCreatedOn ?? today);

/** Whether the product asks for occupations at all. */
export const asksForOccupation = (context: RosterContext): boolean =>
  context.checks.career && context.allowedClasses !== '000000';

const occupationFields: ReadonlySet<PersonField> = new Set(['occupationCode', 'occupationName', 'occupationClass']);

/** Whether the product asks for a cell of its persons. */
export const isAsked = (field: PersonField, context: RosterContext): boolean =>
  !occupationFields.has(field) || asksForOccupation(context);

/** Whether the product refuses the occupation whatever its class. */
export const isDeclined = (context: RosterContext, code: string): boolean =>
  context.declinedCodes.has(code) || (occupationOf(context.occupations, code)?.isDeclined ?? false);

/** The class in which a product rates an occupation; null for unknown and uninsurable ones. */
export const ratedClassOf = (context: RosterContext, code: string): OccupationClass | null =>
  ownValue(context.classOverrides, code) ?? occupationOf(context.occupations, code)?.class ?? null;

/** The class in which a person is rated: that of the code, else the stated one; null where neither tells. */
export function classOfPerson(
  person: Pick<NewPerson, 'occupationCode' | 'occupationClass'>,
  context: RosterContext,
): OccupationClass | null {
  const rated = ratedClassOf(context, person.occupationCode);
  const stated = Number(person.occupationClass);
  return rated ?? (isOccupationClass(stated) ? stated : null);
}

/** Whether a person of the class may be in the scheme. */
export const covers = (
  context: RosterContext,
  scheme: RosterScheme | undefined,
  occupationClass: OccupationClass,
): boolean =>
  allowsClass(context.allowedClasses, occupationClass) &&
  (!scheme || allowsClass(scheme.allowedClasses, occupationClass));

const ageDays: readonly string[] = ['startDate', 'orderCreatedOn'] satisfies readonly (keyof RosterContext)[];

/** Whether two contexts differ in nothing but the day on which ages count. */
export function areButForAges(one: RosterContext, other: RosterContext): boolean {
  const others = new Map(Object.entries(other));
  const names = Object.keys({ ...one, ...other }).filter((name) => !ageDays.includes(name));
  const ones = new Map(Object.entries(one));
  return names.every((name) => ones.get(name) === others.get(name));
}
