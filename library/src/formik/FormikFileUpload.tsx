import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { messages } from '../components/FileUpload/FileUpload.messages.ts';
import {
  FileUpload,
  type FileUploadProps,
  UploadScopeContext,
  useUploadScope,
} from '../components/FileUpload/index.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikFileUploadProps extends Omit<FileUploadProps, 'name' | 'value' | 'defaultValue'> {
  /** Path in Formik's values of the files that are stored (an array). */
  name: string;
}

/**
 * Binds a FileUpload to the stored files in Formik's values. Formik's error is shown after the user has changed the
 * files. Formik doesn't submit while a file is being uploaded. When a submit is refused, the first invalid field gets
 * the focus. The ref is the button that chooses files.
 */
export const FormikFileUpload: ForwardRefExoticComponent<FormikFileUploadProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, FormikFileUploadProps>(function FormikFileUpload(props, ref) {
    const words = useMessages(messages);
    const scope = useUploadScope();
    const waits = async () => (scope.underWay() > 0 ? words.stillUnderWay(scope.underWay()) : undefined);
    const { onBlur, ...field } = useFormikField(props.name, ref, props, waits);
    return (
      <UploadScopeContext.Provider value={scope}>
        <FileUpload
          {...props}
          {...field}
          onChange={(files) => {
            field.onChange(files);
            onBlur();
          }}
        />
      </UploadScopeContext.Provider>
    );
  });
