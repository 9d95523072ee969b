import { normalisePlate, plateProblems } from '../../identity/plate.ts';
import { errorAt } from '../../problem/problem.ts';
import type { SubjectProblem } from '../../product/subjectProblem.ts';

/** Problems of 车牌号 (licence plate) in a vehicle product. */
export const licencePlateProblems = (text: string, path: string): readonly SubjectProblem[] =>
  plateProblems(normalisePlate(text)).map(() => errorAt(path, 'licencePlateInvalid'));
