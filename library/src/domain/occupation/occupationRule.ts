import type { OccupationClass, OccupationClassMask } from './occupationClass.ts';

/** The product's rule for occupations. */
export interface OccupationRule {
  /** Accepted classes: six characters 0/1 for the classes 1 to 6. */
  readonly classes: OccupationClassMask;
  /** Codes that are refused in every class. */
  readonly declinedCodes: readonly string[];
  /** Classes that differ from the common tree, by code. */
  readonly classOverrides: Readonly<Record<string, OccupationClass>>;
  /** Least number of persons of a class, for orders that have the class. */
  readonly minHeadsByClass?: Readonly<Partial<Record<OccupationClass, number>>>;
  /** Addresses that the product refuses: words of an address, or six-digit codes of regions. */
  readonly declinedAddresses?: readonly string[];
}
