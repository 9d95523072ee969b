import type { Address } from '../../domain/region/address.ts';
import { isAddress } from '../../domain/subject/shape/fieldProblems.ts';
import { valuesOf } from '../../domain/subject/shape/subjectField.ts';
import { type FormPart, type SubjectFormProps, useFormPart } from './useFormPart.tsx';
import { type SubjectSentencePack, useSubjectSentences } from './useSubjectSentences.ts';

/** State of a form for any kind of insured subject. Its fields are read and changed by their names. */
export interface SubjectFormPart extends Pick<FormPart<unknown>, 'placeholder' | 'touch' | 'fieldOf'> {
  /** Values of the fields, by name. */
  readonly values: ReadonlyMap<string, unknown>;
  /** Changes a field. The value must have the type that the control of the field has. */
  readonly setField: (field: string, value: string | number | null | readonly string[]) => void;
  /** Changes parts of an address. Successive calls build on each other. */
  readonly setAddress: (field: string, change: Partial<Address>) => void;
}

/**
 * Returns the state of the form of an insured subject. `sentences` contains the texts of the problems that only this
 * kind of subject has.
 */
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
