import type { Problem } from '../../domain/problem/problem.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import type { MessagePack } from '../../i18n/messagePack.ts';
import { sharedProblemMessages } from '../../i18n/subjects/sharedProblems.messages.ts';
import type { SubjectSentences } from '../../i18n/subjectWords.ts';
import { useEveryMessages } from '../../i18n/useMessages.ts';

/** The sentences for the problems that only one kind of subject has. */
export type SubjectSentencePack = MessagePack<SubjectSentences<string>>;

const noSentences: SubjectSentencePack = { 'zh-CN': {}, 'en-US': {} };

/**
 * Returns the text of a problem: those that every kind of subject can have, and those of the kind whose sentences are
 * `own`. Null for any other problem.
 */
export function useSubjectSentences(own: SubjectSentencePack = noSentences): (problem: Problem) => string | null {
  const [shared, ofKind] = useEveryMessages([sharedProblemMessages, own]);
  return ({ code, params }) => (ownValue(ofKind, code) ?? ownValue(shared, code))?.(params) ?? null;
}
