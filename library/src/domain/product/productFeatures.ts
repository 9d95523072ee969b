/** Features of a product that can be on or off (specification §9). */
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
  /**
   * True when the order must contain a venue: its business area and, if the user fills them in, its numbers of rooms,
   * parking lots and so on.
   */
  readonly orderExtension: boolean;
  readonly houseAddressRequired: boolean;
  readonly mailStampedForm: boolean;
  /**
   * True when factors differ by occupation class. The lowest factor in a scheme then applies to all of its classes
   * (specification §5).
   */
  readonly repeatPremiumRate: boolean;
  /**
   * True when the product belongs to the AX line. The page then shows the maximum number of copies of the cover and the
   * maximum number of persons. In all other products, an occupation line with 0 persons is charged as 1 person.
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
