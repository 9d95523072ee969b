import type { ForwardedRef } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from '../../widgets/FormParts/FormParts.messages.ts';
import { type SubjectSentencePack, useSubjectSentences } from '../../widgets/FormParts/index.ts';
import { type FormikPartProps, useFormikPart } from './useFormikPart.ts';

/** `useFormikPart` for the form of an insured subject; `sentences` are those of its own problems. */
export function useFormikSubject<Subject>(
  props: FormikPartProps<Subject>,
  ref: ForwardedRef<HTMLElement>,
  sentences: SubjectSentencePack,
): ReturnType<typeof useFormikPart<Subject>> {
  const sentenceOf = useSubjectSentences(sentences);
  const { checkThis } = useMessages(messages);
  return useFormikPart(props, ref, {
    sentenceOf: (problem) => sentenceOf(problem) ?? checkThis,
  });
}
