import type { Problem } from '@tuanbao/library/domain/problem/problem';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { fleetPlaceOf } from '@tuanbao/library/domain/subject/vehicle/fleet';
import { applicantProblemMessages, applicantProblemText } from '@tuanbao/library/i18n/applicantProblems.messages';
import { draftProblemMessages } from '@tuanbao/library/i18n/draftProblems.messages';
import { invoiceMessages, invoiceProblemText } from '@tuanbao/library/i18n/invoice.messages';
import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';
import { rosterProblemMessages } from '@tuanbao/library/i18n/rosterProblems.messages';
import { fleetMessages } from '@tuanbao/library/i18n/subjects/fleet.messages';
import { subjectProblemMessages } from '@tuanbao/library/i18n/subjects/subjectProblems.messages';

import { refusalMessages } from './refusals.messages.ts';

type Sentences = Readonly<Record<string, (params: Problem['params']) => string>>;

const isFor = (problem: Problem, part: string) => problem.path.startsWith(`${part}.`);

/**
 * Codes of problems whose messages don't name the field, because a form shows them at the field. In a list of problems,
 * the name of the field is added to the message.
 */
const belowName: ReadonlySet<string> = new Set(['choiceUnknown', 'yuanInvalid', 'employeeTotalInvalid', 'dateInvalid']);

function applicantWords(problem: Problem, locale: Locale): string {
  const pack = messagesIn(applicantProblemMessages, locale);
  const sentence = applicantProblemText(pack, problem);
  if (!belowName.has(problem.code)) return sentence;
  const field = ownValue(pack.fields, problem.path.slice('applicant.'.length));
  return field === undefined ? sentence : `${field}${locale === 'en-US' ? ': ' : '：'}${sentence}`;
}

/**
 * The message about a problem. The message pack depends on the part of the draft to which the problem belongs. If the
 * problem is about a vehicle after the first one, the message also states the vehicle's position in the list.
 */
export function problemWords(problem: Problem, locale: Locale): string {
  const fallback = messagesIn(refusalMessages, locale).badRequest;
  if (isFor(problem, 'applicant')) {
    return applicantWords(problem, locale) || fallback;
  }
  if (isFor(problem, 'invoice')) {
    return invoiceProblemText(messagesIn(invoiceMessages, locale), problem) ?? fallback;
  }
  const draft: Sentences = {
    ...messagesIn(subjectProblemMessages, locale),
    ...messagesIn(draftProblemMessages, locale),
  };
  const roster: Sentences = messagesIn(rosterProblemMessages, locale);
  const sentence = isFor(problem, 'persons') ? ownValue(roster, problem.code) : ownValue(draft, problem.code);
  const text = sentence?.(problem.params) ?? fallback;
  const place = fleetPlaceOf(problem.path);
  return place === null ? text : messagesIn(fleetMessages, locale).at(place, text);
}

/** A problem of a roster, together with the person who has the problem. */
export interface ProblemPerson {
  readonly key: number;
  /** Position of the person in the roster, counted from 1. */
  readonly row: number;
  readonly insuredName: string;
  readonly field: string;
  readonly code: string;
  readonly params: Problem['params'];
  readonly message: string;
}

/**
 * Problems of a roster, each with the person who has it. The path of a problem is `persons.<position>.<field>`, with
 * positions counted from 0. A problem whose person isn't in `persons` is left out.
 */
export function problemPersons(
  problems: readonly Problem[],
  persons: readonly Person[],
  locale: Locale,
): ProblemPerson[] {
  return problems.flatMap((problem) => {
    const [, position = '', field = ''] = problem.path.split('.');
    const person = persons[Number(position)];
    if (!person) return [];
    const { code, params } = problem;
    const message = problemWords(problem, locale);
    return [{ key: person.key, row: Number(position) + 1, insuredName: person.name, field, code, params, message }];
  });
}
