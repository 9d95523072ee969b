import { endorsementKindCodes } from '@tuanbao/library/domain/endorsement/endorsementType';
import type { EndorsementRequest } from '@tuanbao/library/domain/endorsement/personChange';
import { hasErrors, type Problem } from '@tuanbao/library/domain/problem/problem';
import { personProblems } from '@tuanbao/library/domain/roster/checkPerson';
import {
  type EndorsementProblemCode,
  endorsementProblemMessages,
  endorsementProblemText,
} from '@tuanbao/library/i18n/endorsementProblems.messages';
import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';
import { rosterProblemMessages, rosterProblemText } from '@tuanbao/library/i18n/rosterProblems.messages';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refusalMessages } from '../services/refusals.messages.ts';
import type { RequestContext } from './contexts.ts';
import { ratedPerson } from './contexts.ts';

const problemsShown = 200;

/** Returns the message about a problem of an endorsement or of one of its persons. */
function words(problem: Problem, name: string, locale: Locale): string {
  const ofEndorsement = endorsementProblemText(messagesIn(endorsementProblemMessages, locale), problem);
  const ofPerson = () => rosterProblemText(messagesIn(rosterProblemMessages, locale), problem, name);
  return ofEndorsement ?? ofPerson() ?? messagesIn(refusalMessages, locale).badRequest;
}

/** Returns a refusal with the message about one broken rule. */
export const refusedBecause = (problem: Pick<Problem<EndorsementProblemCode>, 'code' | 'params'>): Refusal =>
  new Refusal(
    resultCodes.refused,
    (locale) => endorsementProblemText(messagesIn(endorsementProblemMessages, locale), problem) ?? '',
  );

/** Returns the message about one broken rule, for a response that isn't a refusal. */
export const reasonFor = (problem: Pick<Problem, 'code' | 'params'>, locale: Locale): string =>
  words({ path: '', severity: 'error', ...problem }, '', locale);

/**
 * Refuses a request that has problems. The refusal's message joins the messages of the first `problemsShown` problems,
 * and `data` lists these problems.
 * @throws Refusal 006004 when there is a problem
 */
export function refuseProblems(problems: readonly Problem[]): void {
  const shown = problems.slice(0, problemsShown);
  if (shown.length === 0) return;
  throw new Refusal(
    resultCodes.refused,
    (locale) => [...new Set(shown.map((problem) => words(problem, '', locale)))].join('；'),
    (locale) => shown.map((problem) => ({ ...problem, message: words(problem, '', locale) })),
  );
}

const changePath = /^changes\.(\d+)(?:\.(.+))?$/;

/** True when a problem concerns a person. The path of this problem contains the index of the person's change. */
export const isOfPerson = ({ path }: Problem): boolean => changePath.test(path);

/**
 * Returns the errors of the persons who join by an endorsement, including persons who replace other persons. The path
 * of a problem is `changes.<index>.<field>`.
 */
export function incomingProblems({ changes }: EndorsementRequest, { roster }: RequestContext): readonly Problem[] {
  return changes.flatMap((change, index) =>
    change.kind === 'remove'
      ? []
      : personProblems(change.person, roster)
          .filter((problem) => hasErrors([problem]))
          .map((problem) => ({ ...problem, path: `changes.${index}.${problem.path}` })),
  );
}

/**
 * Returns the request in which each person who joins has the occupation class that the product gives to the occupation.
 */
export const ratedRequest = (request: EndorsementRequest, { roster }: RequestContext): EndorsementRequest => ({
  ...request,
  changes: request.changes.map((change) =>
    change.kind === 'remove' ? change : { ...change, person: ratedPerson(change.person, roster) },
  ),
});

/**
 * Refuses an endorsement request and lists the persons who have problems (specification §8).
 * @throws Refusal 000002 when any person has a problem
 */
export function refuseProblemPersons(problems: readonly Problem[], { changes }: EndorsementRequest): void {
  const found = problems.flatMap((problem) => {
    const [, line, field = ''] = changePath.exec(problem.path) ?? [];
    const change = line === undefined ? undefined : changes[Number(line)];
    return change ? [{ problem, change, field, index: Number(line) }] : [];
  });
  if (found.length === 0) return;
  const count = new Set(found.map(({ index }) => index)).size;
  throw new Refusal(
    resultCodes.problemPersons,
    (locale) => messagesIn(refusalMessages, locale).problemPersons(count),
    (locale) =>
      found.slice(0, problemsShown).map(({ problem, change, field, index }) => {
        const person = change.kind === 'remove' ? change.original : change.person;
        return {
          key: change.kind === 'add' ? 0 : change.original.key,
          row: index + 1,
          conservationType: endorsementKindCodes[change.kind],
          insuredName: person.name,
          field,
          code: problem.code,
          params: problem.params,
          message: words(problem, person.name, locale),
        };
      }),
  );
}
