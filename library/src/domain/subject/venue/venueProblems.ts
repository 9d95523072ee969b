import type { Problem } from '../../problem/problem.ts';
import type { SubjectProblemCode } from '../../product/subjectProblem.ts';
import { fieldProblems } from '../shape/fieldProblems.ts';
import type { Venue, VenueCode } from './venue.ts';
import { venueFields } from './venueFields.ts';

/** All problems of the insured venue. Paths are the names of its fields. */
export const venueProblems = (venue: Venue): readonly Problem<VenueCode | SubjectProblemCode>[] =>
  fieldProblems(venueFields, null, venue);
