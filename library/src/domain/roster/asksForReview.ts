import type { PersonProblem } from './checkPerson.ts';

/**
 * True when the problem of a row requires the user's review: it is an error, or the row's name and code belong to
 * different occupations.
 */
export const asksForReview = ({ severity, code }: PersonProblem): boolean =>
  severity === 'error' || code === 'W_OCC_NAME_MISMATCH';
