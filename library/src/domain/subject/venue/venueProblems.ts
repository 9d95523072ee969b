import { errorAt } from '../../problem/problem.ts';
import type { SubjectProblem } from '../../product/subjectProblem.ts';
import { areaProblems, countProblems } from '../../rating/inputProblems.ts';
import { type Venue, venueCounts } from './venue.ts';

const most = 100_000;

/** Problems of a venue. The business area decides the premium and is required; all other numbers must be whole. */
export const venueProblems = (venue: Venue): readonly SubjectProblem[] => [
  ...(venue.businessAreaSquareMetres === null
    ? [errorAt('businessAreaSquareMetres', 'businessAreaRequired')]
    : areaProblems('businessAreaSquareMetres', venue.businessAreaSquareMetres)),
  ...venueCounts.flatMap((field) => {
    const count = venue[field];
    return count === null ? [] : countProblems(field, count, { min: 0, max: most });
  }),
];
