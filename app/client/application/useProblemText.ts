import type { Problem } from '@tuanbao/library/domain/problem/problem';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { fleetPlaceOf } from '@tuanbao/library/domain/subject/vehicle/fleet';
import { applicantProblemMessages, applicantProblemText } from '@tuanbao/library/i18n/applicantProblems.messages';
import { draftProblemMessages } from '@tuanbao/library/i18n/draftProblems.messages';
import { invoiceMessages, invoiceProblemText } from '@tuanbao/library/i18n/invoice.messages';
import { fleetMessages } from '@tuanbao/library/i18n/subjects/fleet.messages';
import { subjectProblemMessages } from '@tuanbao/library/i18n/subjects/subjectProblems.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { messages } from './application.messages.ts';

type Sentences = Readonly<Record<string, (params: Problem['params']) => string>>;

/**
 * Returns a function that gives the message for a problem of a draft. If the problem belongs to the applicant, the
 * message begins with the name of the field. If the problem belongs to a vehicle after the first, the message begins
 * with the position of the vehicle in the list, such as 第 2 辆车.
 */
export function useProblemText(): (problem: Problem) => string {
  const words: Sentences = { ...useMessages(subjectProblemMessages), ...useMessages(draftProblemMessages) };
  const applicantWords = useMessages(applicantProblemMessages);
  const invoiceWords = useMessages(invoiceMessages);
  const { at } = useMessages(fleetMessages);
  const { unknownProblem } = useMessages(messages);
  return (problem) => {
    if (problem.path.startsWith('applicant.')) {
      const inside = { ...problem, path: problem.path.slice('applicant.'.length) };
      return applicantProblemText(applicantWords, inside) || unknownProblem;
    }
    if (problem.path.startsWith('invoice.')) return invoiceProblemText(invoiceWords, problem) ?? unknownProblem;
    const text = ownValue(words, problem.code)?.(problem.params) ?? unknownProblem;
    const place = fleetPlaceOf(problem.path);
    return place === null ? text : at(place, text);
  };
}
