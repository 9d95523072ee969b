import type { ProductDefinition } from '../domain/product/productDefinition.ts';

/** The families of products. The products of a family share the default values of the family. */
export const productFamilyNames = [
  'employerLiability',
  'groupAccident',
  'construction',
  'swimmingPool',
  'vehicle',
  'house',
  'venueLiability',
] as const;

export type ProductFamily = (typeof productFamilyNames)[number];

/** An object in which any field may be left out, at every depth. A list is always given completely. */
type Partly<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Partly<Value[Key]> }
    : Value;

/** Values that the products of a family share. */
export type FamilyDefaults = Partly<ProductDefinition>;

type OwnField = 'id' | 'version' | 'name' | 'summary' | 'insurer' | 'plans';

/**
 * A product in the form of its source file: the product's own fields, and the fields that differ from the family's
 * defaults. Objects are merged with the family's objects field by field; lists replace the family's lists.
 */
export interface ProductFile extends Omit<FamilyDefaults, OwnField>, Pick<ProductDefinition, OwnField> {
  readonly family: ProductFamily;
}
