import type { SubjectFieldRule, SubjectFields } from '../shape/subjectField.ts';
import type { Venue, VenueCode } from './venue.ts';

/** Definition shared by the fields of a venue that contain a whole number. */
const count: SubjectFieldRule<Venue, VenueCode, unknown> = {
  control: { kind: 'count', min: 0, max: 100_000 },
  demand: 'optional',
  recap: 'cell',
  isPrinted: true,
};

/** The fields of a venue: its business area, from which the premium is computed, and numbers such as guest rooms. */
export const venueFields: SubjectFields<Venue, VenueCode, unknown> = {
  businessAreaSquareMetres: {
    control: { kind: 'area' },
    demand: 'required',
    missing: 'businessAreaRequired',
    recap: 'cell',
    isPrinted: true,
  },
  guestRooms: count,
  employees: count,
  swimmingPools: count,
  parkingLots: count,
};
