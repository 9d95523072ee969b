import type { Problem } from '../../domain/problem/problem.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { subjectProblemMessages } from '../../i18n/subjectProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type FormPart, type SubjectFormProps, useFormPart } from './useFormPart.tsx';

/** The texts of the problems of insured subjects; null for problems of others. */
export function useSubjectSentences(): (problem: Problem) => string | null {
  const sentences: Readonly<Record<string, (params: Problem['params']) => string>> =
    useMessages(subjectProblemMessages);
  return ({ code, params }) => ownValue(sentences, code)?.(params) ?? null;
}

/** The form part of an insured subject. */
export function useSubjectFormPart<Subject>(props: SubjectFormProps<Subject>, defaultId: string): FormPart<Subject> {
  return useFormPart(props, defaultId, { sentenceOf: useSubjectSentences() });
}
