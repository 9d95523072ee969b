import type { PersonProblem } from './checkPerson.ts';

/** True when the user must review the row: it has an error, or name and code of different occupations. */
export const asksForReview = ({ severity, code }: PersonProblem): boolean =>
  severity === 'error' || code === 'W_OCC_NAME_MISMATCH';
