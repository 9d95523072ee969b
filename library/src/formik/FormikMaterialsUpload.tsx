import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { materialProblems } from '../domain/material/material.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { type MaterialFiles, MaterialsUpload, type MaterialsUploadProps } from '../widgets/MaterialsUpload/index.ts';
import { messages } from '../widgets/MaterialsUpload/MaterialsUpload.messages.ts';
import { useFormikPart } from './parts/useFormikPart.ts';

export interface FormikMaterialsUploadProps extends Omit<MaterialsUploadProps, 'value' | 'defaultValue'> {
  /** Path in Formik's values of an object that contains the files of each type of material. */
  name: string;
}

/**
 * Binds a MaterialsUpload to files in Formik's values. Formik doesn't submit while a required material has no file or a
 * rejected file hasn't been replaced. When a submit is refused, these materials are shown as errors, and the first of
 * them gets the focus. The ref is the outermost element.
 */
export const FormikMaterialsUpload: ForwardRefExoticComponent<FormikMaterialsUploadProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, FormikMaterialsUploadProps>(function FormikMaterialsUpload({ name, ...props }, ref) {
    const words = useMessages(messages);
    const { materials, shouldShowMissing } = props;
    const nameOf = (type: string): string => materials.find((material) => material.type === type)?.name ?? type;
    const {
      ref: root,
      value,
      onChange,
      shouldShowAllProblems,
    } = useFormikPart<MaterialFiles>(
      {
        name,
        problemsOf: (files) => materialProblems(materials, files),
        onChange: props.onChange,
        shouldShowAllProblems: shouldShowMissing,
      },
      ref,
      { sentenceOf: ({ path }) => words.missing(nameOf(path)) },
    );
    return (
      <MaterialsUpload
        id={name}
        {...props}
        ref={root}
        value={value}
        onChange={onChange}
        shouldShowMissing={shouldShowAllProblems}
      />
    );
  });
