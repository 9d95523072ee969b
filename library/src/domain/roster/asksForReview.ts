import type { PersonProblem } from './checkPerson.ts';

/** Whether a row isn't to be relied on until somebody looks at it: an error, or a name and a code of two occupations. */
export const asksForReview = ({ severity, code }: PersonProblem): boolean =>
  severity === 'error' || code === 'W_OCC_NAME_MISMATCH';
