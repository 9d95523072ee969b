import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { ComboBox, type ComboBoxProps } from '../components/ComboBox/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikComboBoxProps extends Omit<ComboBoxProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the value of the chosen option (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a ComboBox to the value of the chosen option in Formik's values. Formik's error is shown after the field has
 * lost focus. When a submit is refused, the first invalid field gets the focus. The ref is the input element.
 */
export const FormikComboBox: ForwardRefExoticComponent<FormikComboBoxProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikComboBoxProps>(function FormikComboBox(props, ref) {
    return <ComboBox {...props} {...useFormikField(props.name, ref, props)} />;
  });
