import type { OccupationClass, OccupationClassMask } from './occupationClass.ts';

/** An occupation with its class in a product. */
export interface RatedOccupation {
  /** Seven-digit code of a leaf. */
  readonly code: string;
  readonly name: string;
  readonly occupationClass: OccupationClass;
}

/** The product's rule for occupations. */
export interface OccupationRule {
  /** Accepted classes: six characters 0 or 1 for the classes 1 to 6. */
  readonly classes: OccupationClassMask;
  /** Occupation of a new scheme (specification §9, default profession); absent for none. */
  readonly first?: RatedOccupation;
  /** Codes that are refused in every class. */
  readonly declinedCodes: readonly string[];
  /** Occupation classes by code, for occupations that this product puts in another class than the common tree. */
  readonly classOverrides: Readonly<Record<string, OccupationClass>>;
  /** Minimum number of persons per class; applies to orders that contain the class. */
  readonly minHeadsByClass?: Readonly<Partial<Record<OccupationClass, number>>>;
  /** Addresses that the product refuses: words of an address, or six-digit codes of regions. */
  readonly declinedAddresses?: readonly string[];
}
