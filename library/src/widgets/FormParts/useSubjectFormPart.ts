import type { Problem } from '../../domain/problem/problem.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import type { Address } from '../../domain/region/address.ts';
import { isAddress } from '../../domain/subject/shape/fieldProblems.ts';
import { valuesOf } from '../../domain/subject/shape/subjectField.ts';
import { subjectProblemMessages } from '../../i18n/subjects/subjectProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type FormPart, type SubjectFormProps, useFormPart } from './useFormPart.tsx';

/** Returns the text for a problem of an insured subject; null for any other problem. */
export function useSubjectSentences(): (problem: Problem) => string | null {
  const sentences: Readonly<Record<string, (params: Problem['params']) => string>> =
    useMessages(subjectProblemMessages);
  return ({ code, params }) => ownValue(sentences, code)?.(params) ?? null;
}

/** The state of a form for any kind of insured subject. Fields are accessed by name. */
export interface SubjectFormPart extends Pick<FormPart<unknown>, 'placeholder' | 'touch' | 'fieldOf'> {
  /** The current values. */
  readonly values: ReadonlyMap<string, unknown>;
  /** Changes a field. The value must have the type that the field's control requires. */
  readonly setField: (field: string, value: string | number | null | readonly string[]) => void;
  /** Changes parts of an address. Successive changes build on each other. */
  readonly setAddress: (field: string, change: Partial<Address>) => void;
}

/** The form part of an insured subject. */
export function useSubjectFormPart<Subject extends object>(
  props: SubjectFormProps<Subject>,
  defaultId: string,
): SubjectFormPart {
  const { value, set, placeholder, touch, fieldOf } = useFormPart(props, defaultId, {
    sentenceOf: useSubjectSentences(),
  });
  return {
    values: valuesOf(value),
    placeholder,
    touch,
    fieldOf,
    setField: (field, next) => set({ [field]: next } as Partial<Subject>),
    setAddress(field, change) {
      set((latest) => {
        const address = valuesOf(latest).get(field);
        return isAddress(address) ? ({ [field]: { ...address, ...change } } as Partial<Subject>) : {};
      });
    },
  };
}
