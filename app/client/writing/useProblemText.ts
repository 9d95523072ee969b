import type { Problem } from '@tuanbao/library/domain/problem/problem';
import { applicantProblemMessages, applicantProblemText } from '@tuanbao/library/i18n/applicantProblems.messages';
import { type DraftProblemMessages, draftProblemMessages } from '@tuanbao/library/i18n/draftProblems.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { messages } from './writing.messages.ts';

const isDraftCode = (words: DraftProblemMessages, code: string): code is keyof DraftProblemMessages =>
  Object.hasOwn(words, code);

/** The words for a draft's problem, the applicant's named by its field. */
export function useProblemText(): (problem: Problem) => string {
  const draftWords = useMessages(draftProblemMessages);
  const applicantWords = useMessages(applicantProblemMessages);
  const { unknownProblem } = useMessages(messages);
  return (problem) => {
    if (problem.path.startsWith('applicant.')) {
      const inside = { ...problem, path: problem.path.slice('applicant.'.length) };
      return applicantProblemText(applicantWords, inside) ?? unknownProblem;
    }
    return isDraftCode(draftWords, problem.code) ? draftWords[problem.code](problem.params) : unknownProblem;
  };
}
