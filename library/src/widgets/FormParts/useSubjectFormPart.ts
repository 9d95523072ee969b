import type { Address } from '../../domain/region/address.ts';
import { isAddress } from '../../domain/subject/shape/fieldProblems.ts';
import { valuesOf } from '../../domain/subject/shape/subjectField.ts';
import { type FormPart, type SubjectFormProps, useFormPart } from './useFormPart.tsx';
import { type SubjectSentencePack, useSubjectSentences } from './useSubjectSentences.ts';

/** The state of a form for any kind of insured subject. Fields are accessed by name. */
export interface SubjectFormPart extends Pick<FormPart<unknown>, 'placeholder' | 'touch' | 'fieldOf'> {
  /** The current values. */
  readonly values: ReadonlyMap<string, unknown>;
  /** Changes a field. The value must have the type that the field's control requires. */
  readonly setField: (field: string, value: string | number | null | readonly string[]) => void;
  /** Changes parts of an address. Successive changes build on each other. */
  readonly setAddress: (field: string, change: Partial<Address>) => void;
}

/** The form part of an insured subject; `sentences` are those of its own problems. */
export function useSubjectFormPart<Subject extends object>(
  props: SubjectFormProps<Subject>,
  defaultId: string,
  sentences: SubjectSentencePack,
): SubjectFormPart {
  const { value, set, placeholder, touch, fieldOf } = useFormPart(props, defaultId, {
    sentenceOf: useSubjectSentences(sentences),
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
