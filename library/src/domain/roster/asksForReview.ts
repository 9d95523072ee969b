import type { PersonProblem } from './checkPerson.ts';

/** True for a row with an error, or with a name and a code of two different occupations. */
export const asksForReview = ({ severity, code }: PersonProblem): boolean =>
  severity === 'error' || code === 'W_OCC_NAME_MISMATCH';
