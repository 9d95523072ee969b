import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { FileUpload, type FileUploadProps } from '../components/FileUpload/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikFileUploadProps extends Omit<FileUploadProps, 'name' | 'value' | 'defaultValue'> {
  /** Path in Formik's values of the files that are stored (an array). */
  name: string;
}

/**
 * Binds a FileUpload to the stored files in Formik's values. Formik's error is shown after the user has changed the
 * files. When a submit is refused, the first invalid field gets the focus. The ref is the button that chooses files.
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
