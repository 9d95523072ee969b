import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { materialProblems } from '../domain/material/material.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { type MaterialFiles, MaterialsUpload, type MaterialsUploadProps } from '../widgets/MaterialsUpload/index.ts';
import { messages } from '../widgets/MaterialsUpload/MaterialsUpload.messages.ts';
import { useFormikPart } from './parts/useFormikPart.ts';

export interface FormikMaterialsUploadProps extends Omit<MaterialsUploadProps, 'value' | 'defaultValue'> {
  /** Path of the files, by the type of their material, in Formik's values. */
  name: string;
}

/**
 * A MaterialsUpload that reads and writes files in Formik's values: Formik doesn't submit while a required material is
 * missing or one that was sent back hasn't been replaced. A refused submit shows them and leads to the first. The ref is
 * the outermost element's.
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
