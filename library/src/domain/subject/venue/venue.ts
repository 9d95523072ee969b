/** Codes of the problems that only a venue has. */
export type VenueCode = 'businessAreaRequired';

/**
 * Data of a venue in an order, such as a hotel or a car park (specification §3). A number that isn't filled in is null.
 */
export interface Venue {
  /** 营业面积 (business area) of the venue in square metres, with at most two decimals. */
  readonly businessAreaSquareMetres: number | null;
  readonly guestRooms: number | null;
  readonly employees: number | null;
  readonly swimmingPools: number | null;
  readonly parkingLots: number | null;
}

/** A venue in which all fields are empty. */
export const emptyVenue: Venue = {
  businessAreaSquareMetres: null,
  guestRooms: null,
  employees: null,
  swimmingPools: null,
  parkingLots: null,
};
