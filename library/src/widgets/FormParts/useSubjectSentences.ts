import type { Problem } from '../../domain/problem/problem.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import type { MessagePack } from '../../i18n/messagePack.ts';
import { sharedProblemMessages } from '../../i18n/subjects/sharedProblems.messages.ts';
import type { SubjectSentences } from '../../i18n/subjectWords.ts';
import { useEveryMessages } from '../../i18n/useMessages.ts';

/** Texts of the problems that only one kind of insured subject has. */
export type SubjectSentencePack = MessagePack<SubjectSentences<string>>;

const noSentences: SubjectSentencePack = { 'zh-CN': {}, 'en-US': {} };

/**
 * Returns a function that returns the text of a problem. There are texts for the problems in `sharedProblemMessages`
 * and in `own`. For any other problem, the function returns null.
 */
export function useSubjectSentences(own: SubjectSentencePack = noSentences): (problem: Problem) => string | null {
  const [shared, ofKind] = useEveryMessages([sharedProblemMessages, own]);
  return ({ code, params }) => (ownValue(ofKind, code) ?? ownValue(shared, code))?.(params) ?? null;
}
