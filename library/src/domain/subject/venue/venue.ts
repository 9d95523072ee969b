/** Order extension of a venue (specification §3): hotels, car parks and the like. Null where not given. */
export interface Venue {
  /** 营业面积, square metres with up to two decimals. */
  readonly businessAreaSquareMetres: number | null;
  readonly guestRooms: number | null;
  readonly employees: number | null;
  readonly swimmingPools: number | null;
  readonly parkingLots: number | null;
}

/** What a venue is counted in beside its area. */
export type VenueCount = Exclude<keyof Venue, 'businessAreaSquareMetres'>;

export const venueCounts: readonly VenueCount[] = ['guestRooms', 'employees', 'swimmingPools', 'parkingLots'];

/** Nothing filled in yet. */
export const emptyVenue: Venue = {
  businessAreaSquareMetres: null,
  guestRooms: null,
  employees: null,
  swimmingPools: null,
  parkingLots: null,
};
