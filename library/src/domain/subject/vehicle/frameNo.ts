import { normaliseVin, vinProblems } from '../../identity/vin.ts';
import { errorAt, warningAt } from '../../problem/problem.ts';
import type { SubjectProblem } from '../../product/subjectProblem.ts';

/** Problems of the required vehicle identification number (车架号). A wrong check character is only a warning. */
export function frameNoProblems(text: string, path: string): readonly SubjectProblem[] {
  const frameNo = normaliseVin(text);
  if (frameNo === '') return [errorAt(path, 'frameNoRequired')];
  return vinProblems(frameNo, path).map(({ severity }) =>
    severity === 'warning' ? warningAt(path, 'frameNoCheckFails') : errorAt(path, 'frameNoInvalid'),
  );
}
