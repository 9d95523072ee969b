import type { OccupationClass, OccupationClassMask } from './occupationClass.ts';

/** An occupation with its class in a product. */
export interface RatedOccupation {
  /** Seven-digit code of the occupation. Occupations are the leaves of the occupation tree. */
  readonly code: string;
  readonly name: string;
  readonly occupationClass: OccupationClass;
}

/** The product's rule about the occupations of insured persons. */
export interface OccupationRule {
  /** The accepted classes: six characters, each 0 or 1, for the classes 1 to 6. */
  readonly classes: OccupationClassMask;
  /**
   * The initial occupation of a new scheme (specification §9, default profession). Absent when a new scheme has no
   * occupation.
   */
  readonly first?: RatedOccupation;
  /** Codes of occupations that the product refuses in every class. */
  readonly declinedCodes: readonly string[];
  /**
   * Occupation class by code, for occupations whose class in this product differs from the class in the common tree.
   */
  readonly classOverrides: Readonly<Record<string, OccupationClass>>;
  /**
   * For each class: the minimum number of persons of this class. The minimum doesn't apply to an order without persons
   * of this class. A class without an entry has no minimum.
   */
  readonly minHeadsByClass?: Readonly<Partial<Record<OccupationClass, number>>>;
  /**
   * Addresses that the product refuses. Each entry is a word in a street address, or the six-digit code of a region.
   * Absent when the product refuses no address.
   */
  readonly declinedAddresses?: readonly string[];
}
