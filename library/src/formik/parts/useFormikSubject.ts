import type { ForwardedRef } from 'react';

import type { Problem } from '../../domain/problem/problem.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { subjectProblemMessages } from '../../i18n/subjectProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from '../../widgets/FormParts/FormParts.messages.ts';
import { type FormikPartProps, useFormikPart } from './useFormikPart.ts';

/** Binds the form of an insured subject. */
export function useFormikSubject<Subject>(
  props: FormikPartProps<Subject>,
  ref: ForwardedRef<HTMLElement>,
): ReturnType<typeof useFormikPart<Subject>> {
  const sentences: Readonly<Record<string, (params: Problem['params']) => string>> =
    useMessages(subjectProblemMessages);
  const { checkThis } = useMessages(messages);
  return useFormikPart(props, ref, {
    sentenceOf: ({ code, params }) => ownValue(sentences, code)?.(params) ?? checkThis,
  });
}
