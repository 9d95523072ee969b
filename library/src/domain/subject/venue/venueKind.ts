import type { SubjectOf } from '../../rating/subject.ts';
import type { SubjectKind } from '../shape/subjectKind.ts';
import { emptyVenue, type Venue } from './venue.ts';
import { venueProblems } from './venueProblems.ts';

/** The rated subject of a venue; null while its area is missing. */
export const venueSubjectOf = ({ businessAreaSquareMetres }: Venue): SubjectOf<'byArea'> | null =>
  businessAreaSquareMetres === null ? null : { basis: 'byArea', areaSquareMetres: businessAreaSquareMetres };

/** Rules of the subject `orderExtension`, the venue of a liability product. */
export const venueKind: SubjectKind<Venue> = {
  empty: emptyVenue,
  problems: (_, venue) => venueProblems(venue),
  ratedBy: { byArea: venueSubjectOf },
  files: () => [],
};
