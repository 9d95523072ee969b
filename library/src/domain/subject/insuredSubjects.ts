import { errorAt, type Problem, under } from '../problem/problem.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { SubjectProblemCode } from '../product/subjectProblem.ts';
import type { RatingSubject } from '../rating/subject.ts';
import type { Address } from '../region/address.ts';
import type { Construction, ConstructionCode } from './construction/construction.ts';
import { constructionKind } from './construction/constructionKind.ts';
import type { House, HouseCode } from './house/house.ts';
import { houseKind } from './house/houseKind.ts';
import { poolKind } from './pool/poolKind.ts';
import type { PoolCode, SwimmingPools } from './pool/swimmingPool.ts';
import { isAddress } from './shape/fieldProblems.ts';
import { rowsOf, type SubjectFieldShape, valuesOf } from './shape/subjectField.ts';
import type { SubjectKind } from './shape/subjectKind.ts';
import type { Vehicle, VehicleCode } from './vehicle/vehicle.ts';
import { vehicleKind } from './vehicle/vehicleKind.ts';
import type { Venue, VenueCode } from './venue/venue.ts';
import { venueKind } from './venue/venueKind.ts';

/** Insured subjects (投保标的) other than persons. The product has a section for each subject that it asks for. */
export interface InsuredSubjects {
  readonly construction?: Construction;
  readonly swimmingPool?: SwimmingPools;
  readonly vehicle?: Vehicle;
  readonly house?: House;
  /** The venue that a liability product insures (订单扩展信息, order extension). */
  readonly orderExtension?: Venue;
}

/** Name of the section for a subject on the page where an order is written. */
export type SubjectSection = keyof InsuredSubjects;

/** Codes of problems that belong to only one kind of subject. */
export type SubjectFieldCode = ConstructionCode | PoolCode | VehicleCode | HouseCode | VenueCode;

type InsuredSubjectProblem = Problem<SubjectFieldCode | SubjectProblemCode>;

type SubjectIn<Section extends SubjectSection> = NonNullable<InsuredSubjects[Section]>;

const kinds: { readonly [Section in SubjectSection]: SubjectKind<SubjectIn<Section>, SubjectFieldCode> } = {
  construction: constructionKind,
  swimmingPool: poolKind,
  vehicle: vehicleKind,
  house: houseKind,
  orderExtension: venueKind,
};

/** Names of all sections for subjects, in the order of the page. */
export const subjectSections = Object.keys(kinds) as readonly SubjectSection[];

const fieldsOf = (section: SubjectSection): Readonly<Record<string, SubjectFieldShape>> => kinds[section].fields;

/** The fields of a section's subject with their names, in the order of the form. */
export const subjectFieldsOf = (section: SubjectSection): readonly (readonly [string, SubjectFieldShape])[] =>
  Object.entries(fieldsOf(section));

/** The subject of a section in which all fields are empty. */
export const emptySubjectOf = (section: SubjectSection): object => kinds[section].empty;

const asks = ({ sections }: Pick<ProductDefinition, 'sections'>, section: SubjectSection): boolean =>
  sections.write.includes(section);

/**
 * The subjects for which a product asks. If a subject is missing in `given`, it is returned with empty fields. A
 * subject for which the product doesn't ask is left out.
 */
export const subjectsFor = (
  product: Pick<ProductDefinition, 'sections'>,
  given: InsuredSubjects = {},
): InsuredSubjects => {
  const asked = subjectSections.filter((section) => asks(product, section));
  return Object.fromEntries(asked.map((section) => [section, given[section] ?? kinds[section].empty]));
};

function problemsIn<Section extends SubjectSection>(
  product: ProductDefinition,
  section: Section,
  subject: InsuredSubjects[Section],
): readonly InsuredSubjectProblem[] {
  return subject ? under(section, kinds[section].problems(product, subject)) : [];
}

/** All problems of the subjects for which a product asks. Paths begin with the name of the section. */
export function insuredSubjectsProblems(
  product: ProductDefinition,
  given: InsuredSubjects,
): readonly InsuredSubjectProblem[] {
  const subjects = subjectsFor(product, given);
  return subjectSections.flatMap((section) => problemsIn(product, section, subjects[section]));
}

/** True when nothing was entered: texts are empty, numbers are missing or 0, and there is no region and no file. */
const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isBlank) : !value;

/**
 * Reports each subject that contains data although the product doesn't ask for it. Such a subject wouldn't be insured.
 */
export const subjectsNotAskedProblems = (
  product: Pick<ProductDefinition, 'sections'>,
  given: InsuredSubjects,
): readonly InsuredSubjectProblem[] =>
  subjectSections
    .filter((section) => !asks(product, section) && given[section] !== undefined)
    .filter((section) => !isBlank(given[section]))
    .map((section) => errorAt(section, 'subjectNotAsked'));

/**
 * Converts the subject of a section to a rated subject for a basis. `rated` is null while a value is missing. Returns
 * null when there is no subject, or when this kind of subject isn't rated on the basis.
 */
function ratingOn<Section extends SubjectSection>(
  basis: ProductDefinition['basis'],
  section: Section,
  subject: InsuredSubjects[Section],
): { readonly rated: RatingSubject | null } | null {
  if (!subject || basis === 'perPerson') return null;
  const rate = kinds[section].ratedBy[basis];
  return rate ? { rated: rate(subject) } : null;
}

/**
 * The rated subject of a product. Null for a product that is priced per person, and while a value needed for the price
 * is missing.
 */
export function ratingSubjectOf(
  product: Pick<ProductDefinition, 'basis' | 'sections'>,
  given: InsuredSubjects,
): RatingSubject | null {
  const subjects = subjectsFor(product, given);
  for (const section of subjectSections) {
    const found = ratingOn(product.basis, section, subjects[section]);
    if (found) return found.rated;
  }
  return null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The values of the file fields of a subject, including the file fields in its lists of rows. */
function filesIn(fields: readonly (readonly [string, SubjectFieldShape])[], subject: object): readonly unknown[] {
  const values = valuesOf(subject);
  return fields.flatMap(([field, { control }]) => {
    const value = values.get(field);
    if (control.kind === 'files' || control.kind === 'film') return value;
    if (control.kind !== 'rows') return [];
    return rowsOf(value).flatMap((row) => filesIn(Object.entries(control.fields), row));
  });
}

/** Addresses of all files that belong to subjects, each once. */
export function subjectFiles(subjects: InsuredSubjects): readonly string[] {
  const files = subjectSections.flatMap((section) => filesIn(subjectFieldsOf(section), subjects[section] ?? {}));
  return [...new Set(files.filter(isText).filter((address) => address !== ''))];
}

/** Selects the subjects from the parts of a draft or an order. */
export const subjectsOf = (parts: InsuredSubjects): InsuredSubjects =>
  Object.fromEntries(
    subjectSections.filter((section) => parts[section] !== undefined).map((section) => [section, parts[section]]),
  );

/** Every address in the subjects, with its path: `house.address` and so on. */
export const subjectAddresses = (subjects: InsuredSubjects): readonly (readonly [string, Address])[] =>
  subjectSections.flatMap((section) =>
    [...valuesOf(subjects[section] ?? {})].flatMap(([field, value]) =>
      isAddress(value) ? [[`${section}.${field}`, value] as const] : [],
    ),
  );

const withAddresses = (subject: object, changed: (address: Address) => Address): object =>
  Object.fromEntries(
    [...valuesOf(subject)].map(([field, value]) => [field, isAddress(value) ? changed(value) : value]),
  );

/** Returns the subjects with each of their addresses converted by `changed`. */
export const withSubjectAddresses = (
  subjects: InsuredSubjects,
  changed: (address: Address) => Address,
): InsuredSubjects =>
  Object.fromEntries(
    subjectSections.flatMap((section) => {
      const subject = subjects[section];
      return subject ? [[section, withAddresses(subject, changed)]] : [];
    }),
  );
