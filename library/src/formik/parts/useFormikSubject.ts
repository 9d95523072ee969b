import type { ForwardedRef } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from '../../widgets/FormParts/FormParts.messages.ts';
import { useSubjectSentences } from '../../widgets/FormParts/index.ts';
import { type FormikPartProps, useFormikPart } from './useFormikPart.ts';

/** `useFormikPart` for the form of an insured subject. */
export function useFormikSubject<Subject>(
  props: FormikPartProps<Subject>,
  ref: ForwardedRef<HTMLElement>,
): ReturnType<typeof useFormikPart<Subject>> {
  const sentenceOf = useSubjectSentences();
  const { checkThis } = useMessages(messages);
  return useFormikPart(props, ref, {
    sentenceOf: (problem) => sentenceOf(problem) ?? checkThis,
  });
}
