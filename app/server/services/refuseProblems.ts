import type { Problem } from '@tuanbao/library/domain/problem/problem';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { problemWords } from './problemWords.ts';

const problemsShown = 200;

/**
 * Refuses a draft when at least one of its problems is an error. A draft that has only warnings is accepted.
 * @throws Refusal 006004 with the messages about the first errors
 */
export function refuseProblems(problems: readonly Problem[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error').slice(0, problemsShown);
  if (errors.length === 0) return;
  throw new Refusal(
    resultCodes.refused,
    (locale) => [...new Set(errors.map((problem) => problemWords(problem, locale)))].join('；'),
    (locale) => errors.map((problem) => ({ ...problem, message: problemWords(problem, locale) })),
  );
}
