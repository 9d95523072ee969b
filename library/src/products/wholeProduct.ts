import { applicantFieldNames } from '../domain/applicant/applicantFields.ts';
import { ownValue } from '../domain/record/ownValue.ts';
import { common } from './families/common.ts';
import { construction } from './families/construction.ts';
import { employerLiability } from './families/employerLiability.ts';
import { groupAccident } from './families/groupAccident.ts';
import { house } from './families/house.ts';
import { swimmingPool } from './families/swimmingPool.ts';
import { vehicle } from './families/vehicle.ts';
import { venueLiability } from './families/venueLiability.ts';
import type { FamilyDefaults, ProductFamily } from './productFile.ts';

/** Content of a product file or of a part of it. */
export type ProductContent = Readonly<Record<string, unknown>>;

const families: Readonly<Record<ProductFamily, FamilyDefaults>> = {
  employerLiability,
  groupAccident,
  construction,
  swimmingPool,
  vehicle,
  house,
  venueLiability,
};

const isContent = (value: unknown): value is ProductContent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges two objects field by field. If a value isn't an object (an array, for example), the product's value replaces
 * the family's value. A product file therefore contains only the differences from its family.
 */
function merged(family: ProductContent, product: ProductContent): ProductContent {
  const own = Object.entries(product).map(([key, value]) => {
    const inherited = ownValue(family, key);
    return [key, isContent(inherited) && isContent(value) ? merged(inherited, value) : value] as const;
  });
  return { ...family, ...Object.fromEntries(own) };
}

/**
 * Content that hides every field of the applicant. It is merged first; each field that later content names is shown as
 * that content says.
 */
const fieldsNotAsked: ProductContent = {
  applicant: { fields: Object.fromEntries(applicantFieldNames.map((field) => [field, 'hidden'])) },
};

/**
 * Returns the content of a product, merged with the values that all families share and with the defaults of its own
 * family.
 * @param content object with the name of its family; the name stays in the result
 */
export function wholeProductOf(content: ProductContent & { readonly family: ProductFamily }): ProductContent {
  return [fieldsNotAsked, common as ProductContent, families[content.family] as ProductContent, content].reduce(merged);
}
