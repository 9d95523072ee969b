import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { ComboBox, type ComboBoxProps } from '../components/ComboBox/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikComboBoxProps extends Omit<ComboBoxProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the chosen value (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a ComboBox to a value in Formik's values. Shows Formik's error after the field has lost focus. A refused submit
 * focuses the first invalid field. The ref is the input element.
 */
export const FormikComboBox: ForwardRefExoticComponent<FormikComboBoxProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikComboBoxProps>(function FormikComboBox(props, ref) {
    return <ComboBox {...props} {...useFormikField(props.name, ref, props)} />;
  });
