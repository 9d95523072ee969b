import { errorAt } from '../../problem/problem.ts';
import type { SubjectProblem } from '../../product/subjectProblem.ts';
import { areaProblems, countProblems } from '../../rating/inputProblems.ts';
import { type Venue, venueCounts } from './venue.ts';

const most = 100_000;

/**
 * Problems of the order extension of a venue: its business area, which the premium is based on, and whole numbers for
 * the other numbers.
 */
export const venueProblems = (venue: Venue): readonly SubjectProblem[] => [
  ...(venue.businessAreaSquareMetres === null
    ? [errorAt('businessAreaSquareMetres', 'businessAreaRequired')]
    : areaProblems('businessAreaSquareMetres', venue.businessAreaSquareMetres)),
  ...venueCounts.flatMap((field) => {
    const count = venue[field];
    return count === null ? [] : countProblems(field, count, { min: 0, max: most });
  }),
];
