import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { TextArea, type TextAreaProps } from '../components/TextArea/index.ts';
import { useFormikText } from './parts/useFormikText.ts';

export interface FormikTextAreaProps extends Omit<TextAreaProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the text in Formik's values. */
  name: string;
  /**
   * Writes each change of the text to Formik's values immediately. Use it in short forms whose messages depend on the
   * text.
   * @default false
   */
  isImmediate?: boolean | undefined;
}

/**
 * Binds a TextArea to a text in Formik's values. Unless `isImmediate` is true, the text stays in the field until it is
 * committed: on blur, on Enter, or one second after the last key. Thus a key press doesn't render the whole form.
 * `onChange` is called when the text is committed. Formik's error is shown after the field has lost focus. When a
 * submit is refused, the first invalid field gets the focus. The ref is the textarea element.
 */
export const FormikTextArea: ForwardRefExoticComponent<FormikTextAreaProps & RefAttributes<HTMLTextAreaElement>> =
  forwardRef<HTMLTextAreaElement, FormikTextAreaProps>(function FormikTextArea({ isImmediate, ...props }, ref) {
    return <TextArea {...props} {...useFormikText(props.name, ref, { ...props, isImmediate })} />;
  });
