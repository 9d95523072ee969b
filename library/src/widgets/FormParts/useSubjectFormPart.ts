import type { Problem } from '../../domain/problem/problem.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { subjectProblemMessages } from '../../i18n/subjectProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type FormPart, type SubjectFormProps, useFormPart } from './useFormPart.tsx';

/** Returns the text for a problem of an insured subject; null for any other problem. */
export function useSubjectSentences(): (problem: Problem) => string | null {
  const sentences: Readonly<Record<string, (params: Problem['params']) => string>> =
    useMessages(subjectProblemMessages);
  return ({ code, params }) => ownValue(sentences, code)?.(params) ?? null;
}

/** `useFormPart` for the form of an insured subject. */
export function useSubjectFormPart<Subject>(props: SubjectFormProps<Subject>, defaultId: string): FormPart<Subject> {
  return useFormPart(props, defaultId, { sentenceOf: useSubjectSentences() });
}
