/** Codes of a venue's own problems. */
export type VenueCode = 'businessAreaRequired';

/** Data of a venue, such as a hotel or car park, in an order (specification §3). Missing numbers are null. */
export interface Venue {
  /** 营业面积 (business area) in square metres, with at most two decimals. */
  readonly businessAreaSquareMetres: number | null;
  readonly guestRooms: number | null;
  readonly employees: number | null;
  readonly swimmingPools: number | null;
  readonly parkingLots: number | null;
}

/** A venue with all fields empty. */
export const emptyVenue: Venue = {
  businessAreaSquareMetres: null,
  guestRooms: null,
  employees: null,
  swimmingPools: null,
  parkingLots: null,
};
