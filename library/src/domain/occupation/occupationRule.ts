import type { OccupationClass, OccupationClassMask } from './occupationClass.ts';

/** Which occupations a product takes. */
export interface OccupationRule {
  /** Six characters 0/1 for the classes 1 to 6. */
  readonly classes: OccupationClassMask;
  /** Codes that are refused whatever their class. */
  readonly declinedCodes: readonly string[];
  /** Classes that this product rates differently from the common tree. */
  readonly classOverrides: Readonly<Record<string, OccupationClass>>;
  /** Fewest persons that a class may have in an order that has any of it. */
  readonly minHeadsByClass?: Readonly<Partial<Record<OccupationClass, number>>>;
  /** Places that the product refuses: words in an address, or six-digit codes of regions. */
  readonly declinedAddresses?: readonly string[];
}
