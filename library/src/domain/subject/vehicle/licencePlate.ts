import { normalisePlate, plateProblems } from '../../identity/plate.ts';
import { errorAt } from '../../problem/problem.ts';
import type { SubjectProblem } from '../../product/subjectProblem.ts';

/** 车牌号 as a vehicle product asks for it. */
export const licencePlateProblems = (text: string, path: string): readonly SubjectProblem[] =>
  plateProblems(normalisePlate(text)).map(() => errorAt(path, 'licencePlateInvalid'));
