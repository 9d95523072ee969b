/** Order extension of a venue (specification §3): hotels, car parks and similar ones. Null for a missing number. */
export interface Venue {
  /** 营业面积, square metres with up to two decimals. */
  readonly businessAreaSquareMetres: number | null;
  readonly guestRooms: number | null;
  readonly employees: number | null;
  readonly swimmingPools: number | null;
  readonly parkingLots: number | null;
}

/** A count of a venue beside its area. */
export type VenueCount = Exclude<keyof Venue, 'businessAreaSquareMetres'>;

export const venueCounts: readonly VenueCount[] = ['guestRooms', 'employees', 'swimmingPools', 'parkingLots'];

/** A venue with all fields empty. */
export const emptyVenue: Venue = {
  businessAreaSquareMetres: null,
  guestRooms: null,
  employees: null,
  swimmingPools: null,
  parkingLots: null,
};
