import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { type PersonIdType, personIdTypes } from '../identity/personIdType.ts';
import {
  allowsClass,
  isOccupationClass,
  type OccupationClass,
  type OccupationClassMask,
} from '../occupation/occupationClass.ts';
import { occupationOf, type OccupationTree } from '../occupation/occupationTree.ts';
import type { AgeRule, ProductDefinition } from '../product/productDefinition.ts';
import type { ProductChecks } from '../product/productFeatures.ts';
import { ownValue } from '../record/ownValue.ts';
import type { CoversByIdentity } from './earlierCover.ts';
import type { NewPerson, PersonField } from './person.ts';

/** The parts of a scheme that are needed to check a roster. */
export interface RosterScheme {
  readonly id: string;
  readonly name: string;
  /** Occupation classes that the scheme covers. */
  readonly allowedClasses: OccupationClassMask;
}

/** All data that are needed to check a person. They are plain data, so they can be sent to a worker. */
export interface RosterContext {
  /** The current day. A birthday can't be later. */
  readonly today: CalendarDay;
  /** First day of the cover, `YYYY-MM-DD`. */
  readonly startDate: CalendarDay;
  /**
   * Day on which the order was created; absent for an order that is created today. Products with the age reference
   * `orderCreation` use it.
   */
  readonly orderCreatedOn?: CalendarDay;
  /** Age limits of the product. */
  readonly age: AgeRule;
  /** Occupation classes that the product covers; `000000` when the product doesn't use occupations. */
  readonly allowedClasses: OccupationClassMask;
  /** The occupations that persons can have. */
  readonly occupations: OccupationTree;
  /** Codes of the occupations that the product refuses. */
  readonly declinedCodes: ReadonlySet<string>;
  /** Occupation class by code, for occupations whose class in the product differs from the class in `occupations`. */
  readonly classOverrides: Readonly<Record<string, OccupationClass>>;
  /** The checks that the product makes: `age` of ages, `career` of occupations. `peopleCount` isn't used here. */
  readonly checks: ProductChecks;
  /** Id types that persons may have; absent when all id types of orders are accepted. */
  readonly idTypes?: readonly PersonIdType[];
  /** True when the roster must state for each person whether the person has social security (社保). @default false */
  readonly asksSocialSecurity?: boolean;
  /**
   * The schemes of the order. Each person must have one of them, and the scheme must cover the person's occupation
   * class. Empty while persons have no scheme yet; schemes are then not checked.
   */
  readonly schemes: readonly RosterScheme[];
  /** Maximum number of rows that are read from a file with persons. */
  readonly maxRows: number;
  /**
   * Identities (`identityOf`) of the other persons of the list, when only a part of the list is checked. A person with
   * one of these identities is reported as a duplicate. Absent when the roster is the whole list, because a roster store
   * compares its own persons. `RosterImport` adds the other persons of the file while the user corrects persons of it.
   */
  readonly listed?: ReadonlySet<string>;
  /** Existing covers of persons under other policies; absent when they weren't requested. */
  readonly covered?: CoversByIdentity;
}

const mustBeDay = (name: string, day: CalendarDay | undefined): void => {
  if (day !== undefined && !isCalendarDay(day)) throw new RangeError(`${name} is no calendar day`);
};

/**
 * Builds the context for the roster of a product. @throws RangeError when a date isn't a calendar day, because ages
 * couldn't be computed from it
 */
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
    ...(product.persons.asksSocialSecurity && { asksSocialSecurity: true }),
    age: product.age,
    allowedClasses: product.occupation.classes,
    declinedCodes: new Set(product.occupation.declinedCodes),
    classOverrides: product.occupation.classOverrides,
    checks: product.checks,
    maxRows: product.persons.max,
  };
}

/**
 * Builds the context for persons who join a policy by an endorsement. They may have the id types of the product's
 * endorsements. @throws RangeError when a date isn't a calendar day
 */
export function endorsementRosterContextOf(
  product: Parameters<typeof rosterContextOf>[0] & Pick<ProductDefinition, 'endorsement'>,
  surroundings: Parameters<typeof rosterContextOf>[1],
): RosterContext {
  const idTypes = product.endorsement?.personIdTypes;
  return { ...rosterContextOf(product, surroundings), ...(idTypes && { idTypes }) };
}

/** The id types that the persons of a roster may have. */
export const acceptedIdTypes = ({ idTypes }: Pick<RosterContext, 'idTypes'>): readonly PersonIdType[] =>
  idTypes ?? personIdTypes;

/** The day for which the product computes ages: the first day of cover, or the day on which the order is created. */
export const ageDayOf = ({ age, startDate, orderCreatedOn, today }: RosterContext): CalendarDay =>
  age.on === 'startDate' ? startDate : (orderCreatedOn ?? today);

/** True when the product checks the occupations of its persons and covers at least one occupation class. */
export const asksForOccupation = (context: RosterContext): boolean =>
  context.checks.career && context.allowedClasses !== '000000';

const occupationFields: ReadonlySet<PersonField> = new Set(['occupationCode', 'occupationName', 'occupationClass']);

/** True when the product uses the given field of its persons. */
export function isAsked(field: PersonField, context: RosterContext): boolean {
  if (field === 'socialSecurity') return context.asksSocialSecurity === true;
  return !occupationFields.has(field) || asksForOccupation(context);
}

/** True when the product or the occupation tree refuses the occupation with the given code. */
export const isDeclined = (context: RosterContext, code: string): boolean =>
  context.declinedCodes.has(code) || (occupationOf(context.occupations, code)?.isDeclined ?? false);

/** The occupation class that a code has in the product; null when the code is unknown or can't be insured. */
export const ratedClassOf = (context: RosterContext, code: string): OccupationClass | null =>
  ownValue(context.classOverrides, code) ?? occupationOf(context.occupations, code)?.class ?? null;

/**
 * The occupation class of a person: the class that the product has for the occupation code or, if there is none, the
 * stated class. Null when there is neither.
 */
export function classOfPerson(
  person: Pick<NewPerson, 'occupationCode' | 'occupationClass'>,
  context: RosterContext,
): OccupationClass | null {
  const rated = ratedClassOf(context, person.occupationCode);
  const stated = Number(person.occupationClass);
  return rated ?? (isOccupationClass(stated) ? stated : null);
}

/**
 * True when the product and the scheme cover persons of the given occupation class. Without a scheme, only the product
 * is checked.
 */
export const covers = (
  context: RosterContext,
  scheme: RosterScheme | undefined,
  occupationClass: OccupationClass,
): boolean =>
  allowsClass(context.allowedClasses, occupationClass) &&
  (!scheme || allowsClass(scheme.allowedClasses, occupationClass));

const ageDays: readonly string[] = ['startDate', 'orderCreatedOn'] satisfies readonly (keyof RosterContext)[];

/** True when two contexts differ at most in the days for which ages are computed. */
export function areButForAges(one: RosterContext, other: RosterContext): boolean {
  const others = new Map(Object.entries(other));
  const names = Object.keys({ ...one, ...other }).filter((name) => !ageDays.includes(name));
  const ones = new Map(Object.entries(one));
  return names.every((name) => ones.get(name) === others.get(name));
}
