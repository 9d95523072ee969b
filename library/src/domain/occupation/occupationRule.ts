import type { OccupationClass, OccupationClassMask } from './occupationClass.ts';

/** An occupation with the class that it has in a product. */
export interface RatedOccupation {
  /** Seven-digit code of the occupation, which is a leaf of the occupation tree. */
  readonly code: string;
  readonly name: string;
  readonly occupationClass: OccupationClass;
}

/** The product's rule about the occupations of insured persons. */
export interface OccupationRule {
  /** The classes that the product accepts: six characters, each 0 or 1, for the classes 1 to 6. */
  readonly classes: OccupationClassMask;
  /**
   * Occupation with which a new scheme starts (specification §9, default profession); absent when it starts without
   * one.
   */
  readonly first?: RatedOccupation;
  /** Codes of occupations that the product refuses in every class. */
  readonly declinedCodes: readonly string[];
  /** Occupation class by code, for occupations that have another class in this product than in the common tree. */
  readonly classOverrides: Readonly<Record<string, OccupationClass>>;
  /** Minimum number of persons of a class. It applies to an order only if the order contains the class. */
  readonly minHeadsByClass?: Readonly<Partial<Record<OccupationClass, number>>>;
  /**
   * Addresses that the product refuses. Each entry is a word of a street address, or the six-digit code of a region.
   */
  readonly declinedAddresses?: readonly string[];
}
