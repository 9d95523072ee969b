import { errorAt, under } from '../problem/problem.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { SubjectProblem } from '../product/subjectProblem.ts';
import type { RatingSubject } from '../rating/subject.ts';
import { type Construction, emptyConstruction } from './construction/construction.ts';
import { constructionProblems } from './construction/constructionProblems.ts';
import { emptyHouse, type House } from './house/house.ts';
import { houseProblems } from './house/houseProblems.ts';
import { poolProblems } from './pool/poolProblems.ts';
import { emptySwimmingPools, type SwimmingPools } from './pool/swimmingPool.ts';
import {
  constructionAreaSubjectOf,
  contractSubjectOf,
  houseSubjectOf,
  poolSubjectOf,
  vehicleSubjectOf,
  venueSubjectOf,
} from './ratingSubjects.ts';
import { emptyVehicle, type Vehicle } from './vehicle/vehicle.ts';
import { vehicleProblems } from './vehicle/vehicleProblems.ts';
import { emptyVenue, type Venue } from './venue/venue.ts';
import { venueProblems } from './venue/venueProblems.ts';

/** 投保标的: what an order insures beside persons, one entry for each section that its product asks for. */
export interface InsuredSubjects {
  readonly construction?: Construction;
  readonly swimmingPool?: SwimmingPools;
  readonly vehicle?: Vehicle;
  readonly house?: House;
  /** 订单扩展信息: the venue of a liability product. */
  readonly orderExtension?: Venue;
}

/** A section of the writing screen that asks for a subject. */
export type SubjectSection = keyof InsuredSubjects;

const emptySubjects: Required<InsuredSubjects> = {
  construction: emptyConstruction,
  swimmingPool: emptySwimmingPools,
  vehicle: emptyVehicle,
  house: emptyHouse,
  orderExtension: emptyVenue,
};

export const subjectSections: readonly SubjectSection[] = [
  'construction',
  'swimmingPool',
  'vehicle',
  'house',
  'orderExtension',
];

const asks = ({ sections }: Pick<ProductDefinition, 'sections'>, section: SubjectSection): boolean =>
  sections.write.includes(section);

/** The subjects that a product asks for: those `given`, the others empty; what it doesn't ask for is left out. */
export const subjectsFor = (
  product: Pick<ProductDefinition, 'sections'>,
  given: InsuredSubjects = {},
): InsuredSubjects => {
  const asked = subjectSections.filter((section) => asks(product, section));
  return Object.fromEntries(asked.map((section) => [section, given[section] ?? emptySubjects[section]]));
};

/** Everything that is wrong with what a product insures beside persons; paths begin with the section. */
export function insuredSubjectsProblems(product: ProductDefinition, given: InsuredSubjects): readonly SubjectProblem[] {
  const { construction, swimmingPool, vehicle, house, orderExtension } = subjectsFor(product, given);
  return [
    ...(construction ? under('construction', constructionProblems(product, construction)) : []),
    ...(swimmingPool ? under('swimmingPool', poolProblems(swimmingPool)) : []),
    ...(vehicle ? under('vehicle', vehicleProblems(product, vehicle)) : []),
    ...(house ? under('house', houseProblems(product, house)) : []),
    ...(orderExtension ? under('orderExtension', venueProblems(orderExtension)) : []),
  ];
}

/** Whether nothing was filled in: empty texts, no figures, no region, no files. */
const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isBlank) : !value;

/** What was filled in for a section that the product doesn't have; it would be insured nowhere. */
export const subjectsNotAskedProblems = (
  product: Pick<ProductDefinition, 'sections'>,
  given: InsuredSubjects,
): readonly SubjectProblem[] =>
  subjectSections
    .filter((section) => !asks(product, section) && given[section] !== undefined)
    .filter((section) => !isBlank(given[section]))
    .map((section) => errorAt(section, 'subjectNotAsked'));

/** What the premium is counted on where it isn't persons; null while something is missing. */
export function ratingSubjectOf(
  product: Pick<ProductDefinition, 'basis' | 'sections'>,
  given: InsuredSubjects,
): RatingSubject | null {
  const { construction, swimmingPool, vehicle, house, orderExtension } = subjectsFor(product, given);
  if (product.basis === 'byContractCost') return construction ? contractSubjectOf(construction) : null;
  if (product.basis === 'perPool') return swimmingPool ? poolSubjectOf(swimmingPool) : null;
  if (product.basis === 'perVehicle') return vehicle ? vehicleSubjectOf(vehicle) : null;
  if (product.basis === 'perHouse') return house ? houseSubjectOf(house) : null;
  if (product.basis !== 'byArea') return null;
  if (construction) return constructionAreaSubjectOf(construction);
  return orderExtension ? venueSubjectOf(orderExtension) : null;
}

/** Addresses of every file that subjects hold, each once. */
export const subjectFiles = ({ construction, swimmingPool, vehicle }: InsuredSubjects): readonly string[] => [
  ...new Set(
    [
      ...(construction ? [...construction.materialImages, construction.contractVideo] : []),
      ...(swimmingPool?.images ?? []),
      ...(vehicle?.licenceImages ?? []),
    ].filter((address) => address !== ''),
  ),
];
