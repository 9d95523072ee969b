/**
 * Order extension of a venue (specification §3): hotels, car parks and similar places. Null means that a number is
 * missing.
 */
export interface Venue {
  /** 营业面积 (business area) in square metres, with at most two decimals. */
  readonly businessAreaSquareMetres: number | null;
  readonly guestRooms: number | null;
  readonly employees: number | null;
  readonly swimmingPools: number | null;
  readonly parkingLots: number | null;
}

/** Name of a number of a venue other than its area. */
export type VenueCount = Exclude<keyof Venue, 'businessAreaSquareMetres'>;

export const venueCounts: readonly VenueCount[] = ['guestRooms', 'employees', 'swimmingPools', 'parkingLots'];

/** A venue without any input. */
export const emptyVenue: Venue = {
  businessAreaSquareMetres: null,
  guestRooms: null,
  employees: null,
  swimmingPools: null,
  parkingLots: null,
};
