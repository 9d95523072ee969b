import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { FileUpload, type FileUploadProps } from '../components/FileUpload/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikFileUploadProps extends Omit<FileUploadProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the stored files (a list) in Formik's values. */
  name: string;
}

/**
 * A FileUpload that reads and writes the stored files in Formik's values, and shows Formik's error after they were
 * changed. A refused submit leads to the first invalid field. The ref is that of the button that chooses files.
 */
export const FormikFileUpload: ForwardRefExoticComponent<FormikFileUploadProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, FormikFileUploadProps>(function FormikFileUpload(props, ref) {
    const { onBlur, ...field } = useFormikField(props.name, ref, props);
    return (
      <FileUpload
        {...props}
        {...field}
        onChange={(files) => {
          field.onChange(files);
          onBlur();
        }}
      />
    );
  });
