import type { SubjectOf } from '../../rating/subject.ts';
import type { SubjectKind } from '../shape/subjectKind.ts';
import { emptyVenue, type Venue, type VenueCode } from './venue.ts';
import { venueFields } from './venueFields.ts';
import { venueProblems } from './venueProblems.ts';

/** The rated subject of a venue; null while its area is missing. */
export const venueSubjectOf = ({ businessAreaSquareMetres }: Venue): SubjectOf<'byArea'> | null =>
  businessAreaSquareMetres === null ? null : { basis: 'byArea', areaSquareMetres: businessAreaSquareMetres };

/** The venue of a liability product. */
export const venueKind: SubjectKind<Venue, VenueCode> = {
  empty: emptyVenue,
  fields: venueFields,
  problems: (_, venue) => venueProblems(venue),
  ratedBy: { byArea: venueSubjectOf },
};
