import type { SubjectOf } from '../../rating/subject.ts';
import type { SubjectKind } from '../shape/subjectKind.ts';
import { emptyVenue, type Venue, type VenueCode } from './venue.ts';
import { venueFields } from './venueFields.ts';
import { venueProblems } from './venueProblems.ts';

/** The rated subject of a venue; null while its business area is missing. */
export const venueSubjectOf = ({ businessAreaSquareMetres }: Venue): SubjectOf<'byArea'> | null =>
  businessAreaSquareMetres === null ? null : { basis: 'byArea', areaSquareMetres: businessAreaSquareMetres };

/** The rules for the venue of a liability product as an insured subject. */
export const venueKind: SubjectKind<Venue, VenueCode> = {
  empty: emptyVenue,
  fields: venueFields,
  problems: (_, venue) => venueProblems(venue),
  ratedBy: { byArea: venueSubjectOf },
};
