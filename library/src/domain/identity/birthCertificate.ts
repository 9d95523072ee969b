import { errorAt, type Problem } from '../problem/problem.ts';

/** Problems of the number of a medical certificate of birth: a letter and nine digits, normalised. */
export const birthCertificateProblems = (number: string, path = 'idNo'): readonly Problem<'E_BIRTH_CERTIFICATE'>[] =>
  /^[A-Z]\d{9}$/.test(number) ? [] : [errorAt(path, 'E_BIRTH_CERTIFICATE')];
