/** Features of a product that can be on or off. The specification (§9) has a list of products for each feature. */
export interface ProductFeatures {
  readonly ocrAuthorisationBook: boolean;
  readonly invoiceTaxPhone: boolean;
  /** False when only ordinary invoices are offered (specification §3, `showSpecialInvoice`). @default true */
  readonly specialInvoice?: boolean;
  readonly construction: boolean;
  /** True when the order must contain swimming pools with photographs. */
  readonly swimmingPool: boolean;
  /** True when the order must contain a vehicle. */
  readonly vehicle: boolean;
  /** True when the order must contain business area, rooms and parking lots. */
  readonly orderExtension: boolean;
  readonly houseAddressRequired: boolean;
  readonly mailStampedForm: boolean;
  /**
   * True when factors differ by occupation class. The lowest factor in a scheme then applies to all of its classes
   * (specification §5).
   */
  readonly repeatPremiumRate: boolean;
  /**
   * True when the product belongs to the AX line. The page then shows the maximum quantity and number of persons, and 0
   * persons aren't charged as 1.
   */
  readonly ax: boolean;
  /** True when the product accepts group names with three characters or fewer. */
  readonly groupNameLengthExempt: boolean;
}

/** The product's checks of a roster. */
export interface ProductChecks {
  readonly peopleCount: boolean;
  readonly age: boolean;
  readonly career: boolean;
}
