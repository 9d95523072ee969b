import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { TextArea, type TextAreaProps } from '../components/TextArea/index.ts';
import { useFormikText } from './parts/useFormikText.ts';

export interface FormikTextAreaProps extends Omit<TextAreaProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the text in Formik's values. */
  name: string;
  /**
   * Writes every key to Formik's values immediately; for short forms whose messages depend on the text. @default false
   */
  isImmediate?: boolean | undefined;
}

/**
 * Binds a TextArea to a text in Formik's values. The text stays in the field until it is committed (on blur, on Enter,
 * or one second after the last key), so that a key doesn't render the whole form; `onChange` is called on commit. Shows
 * Formik's error after the field has lost focus. A refused submit focuses the first invalid field. The ref is the
 * textarea element.
 */
export const FormikTextArea: ForwardRefExoticComponent<FormikTextAreaProps & RefAttributes<HTMLTextAreaElement>> =
  forwardRef<HTMLTextAreaElement, FormikTextAreaProps>(function FormikTextArea({ isImmediate, ...props }, ref) {
    return <TextArea {...props} {...useFormikText(props.name, ref, { ...props, isImmediate })} />;
  });
