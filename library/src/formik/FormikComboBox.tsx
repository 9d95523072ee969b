import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { ComboBox, type ComboBoxProps } from '../components/ComboBox/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikComboBoxProps extends Omit<ComboBoxProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the chosen value (a text) in Formik's values. */
  name: string;
}

/**
 * A ComboBox that reads and writes the chosen value in Formik's values, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is the input's.
 */
export const FormikComboBox: ForwardRefExoticComponent<FormikComboBoxProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikComboBoxProps>(function FormikComboBox(props, ref) {
    return <ComboBox {...props} {...useFormikField(props.name, ref, props)} />;
  });
