import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { TextArea, type TextAreaProps } from '../components/TextArea/index.ts';
import { useFormikText } from './parts/useFormikText.ts';

export interface FormikTextAreaProps extends Omit<TextAreaProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the text in Formik's values. */
  name: string;
  /** Writes each key into Formik's values, for a short form whose messages follow the text. @default false */
  isImmediate?: boolean | undefined;
}

/**
 * A TextArea that reads and writes a text in Formik's values, and shows Formik's error after it lost focus. The text stays in the field until it is committed (blur, Enter, a second without a key), so that a key renders the field and not the form; `onChange` is called then. A refused submit leads to the first invalid field. The ref is the textarea's.
 */
export const FormikTextArea: ForwardRefExoticComponent<FormikTextAreaProps & RefAttributes<HTMLTextAreaElement>> =
  forwardRef<HTMLTextAreaElement, FormikTextAreaProps>(function FormikTextArea({ isImmediate, ...props }, ref) {
    return <TextArea {...props} {...useFormikText(props.name, ref, { ...props, isImmediate })} />;
  });
