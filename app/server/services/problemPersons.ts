import type { Problem } from '@tuanbao/library/domain/problem/problem';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { problemPersons } from './problemWords.ts';
import { refusalMessages } from './refusals.messages.ts';

const problemsShown = 200;

/**
 * Refuses a roster when at least one of its problems is an error. A roster that has only warnings is accepted.
 * @throws Refusal 000002 with the first errors, each with the person who has it
 */
export function refuseProblemPersons(problems: readonly Problem[], persons: readonly Person[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const count = new Set(errors.map(({ path }) => path.split('.')[1])).size;
  throw new Refusal(
    resultCodes.problemPersons,
    (locale) => messagesIn(refusalMessages, locale).problemPersons(count),
    (locale) => problemPersons(errors.slice(0, problemsShown), persons, locale),
  );
}
