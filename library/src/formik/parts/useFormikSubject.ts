import type { ForwardedRef } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from '../../widgets/FormParts/FormParts.messages.ts';
import { type SubjectSentencePack, useSubjectSentences } from '../../widgets/FormParts/index.ts';
import { type FormikPartProps, useFormikPart } from './useFormikPart.ts';

/**
 * Binds the form of an insured subject to a part of Formik's values, as `useFormikPart` does. `sentences` contains the
 * texts of the problems that only this kind of subject has.
 */
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
