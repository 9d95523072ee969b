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

/** The parts of a scheme that the roster needs. */
export interface RosterScheme {
  readonly id: string;
  readonly name: string;
  /** Classes that the scheme's plan covers. */
  readonly allowedClasses: OccupationClassMask;
}

/** All data that the checks of a person need. Plain data, so that it can be sent to a worker. */
export interface RosterContext {
  readonly today: CalendarDay;
  /** First day of cover. */
  readonly startDate: CalendarDay;
  /** Day of the order's creation where it isn't today: `orderCreation` products count the age on it. */
  readonly orderCreatedOn?: CalendarDay;
  readonly age: AgeRule;
  /** Classes that the product covers; `000000` for a product without occupations. */
  readonly allowedClasses: OccupationClassMask;
  readonly occupations: OccupationTree;
  readonly declinedCodes: ReadonlySet<string>;
  readonly classOverrides: Readonly<Record<string, OccupationClass>>;
  readonly checks: ProductChecks;
  /** Accepted id types; absent for every type. */
  readonly idTypes?: readonly PersonIdType[];
  /** Empty while persons have no scheme yet. */
  readonly schemes: readonly RosterScheme[];
  /** Greatest number of rows of a file. */
  readonly maxRows: number;
  /** Identities (`identityOf`) of the other persons of the whole list; absent where the roster is the whole list. */
  readonly listed?: ReadonlySet<string>;
  /** Persons who are covered already; absent where this wasn't requested. */
  readonly covered?: CoversByIdentity;
}

const mustBeDay = (name: string, day: CalendarDay | undefined): void => {
  if (day !== undefined && !isCalendarDay(day)) throw new RangeError(`${name} is no calendar day`);
};

/** The context of a product's roster. @throws RangeError where a text is no day, because ages would be unknown */
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

/** The day on which the product counts ages: the first day of cover, or the day of the order's creation. */
export const ageDayOf = ({ age, startDate, orderCreatedOn, today }: RosterContext): CalendarDay =>
  age.on === 'startDate' ? startDate : (orderCreatedOn ?? today);

/** True when the product rates by occupation. */
export const asksForOccupation = (context: RosterContext): boolean =>
  context.checks.career && context.allowedClasses !== '000000';

const occupationFields: ReadonlySet<PersonField> = new Set(['occupationCode', 'occupationName', 'occupationClass']);

/** True when the product requires a field of its persons. */
export const isAsked = (field: PersonField, context: RosterContext): boolean =>
  !occupationFields.has(field) || asksForOccupation(context);

/** True when the product refuses the occupation in every class. */
export const isDeclined = (context: RosterContext, code: string): boolean =>
  context.declinedCodes.has(code) || (occupationOf(context.occupations, code)?.isDeclined ?? false);

/** The class of an occupation in the product; null for unknown and uninsurable ones. */
export const ratedClassOf = (context: RosterContext, code: string): OccupationClass | null =>
  ownValue(context.classOverrides, code) ?? occupationOf(context.occupations, code)?.class ?? null;

/** The class of a person: that of the code, else the stated one; null where both are unknown. */
export function classOfPerson(
  person: Pick<NewPerson, 'occupationCode' | 'occupationClass'>,
  context: RosterContext,
): OccupationClass | null {
  const rated = ratedClassOf(context, person.occupationCode);
  const stated = Number(person.occupationClass);
  return rated ?? (isOccupationClass(stated) ? stated : null);
}

/** True when a scheme covers persons of the class. */
export const covers = (
  context: RosterContext,
  scheme: RosterScheme | undefined,
  occupationClass: OccupationClass,
): boolean =>
  allowsClass(context.allowedClasses, occupationClass) &&
  (!scheme || allowsClass(scheme.allowedClasses, occupationClass));

const ageDays: readonly string[] = ['startDate', 'orderCreatedOn'] satisfies readonly (keyof RosterContext)[];

/** True when two contexts differ only in the day on which ages are counted. */
export function areButForAges(one: RosterContext, other: RosterContext): boolean {
  const others = new Map(Object.entries(other));
  const names = Object.keys({ ...one, ...other }).filter((name) => !ageDays.includes(name));
  const ones = new Map(Object.entries(one));
  return names.every((name) => ones.get(name) === others.get(name));
}
