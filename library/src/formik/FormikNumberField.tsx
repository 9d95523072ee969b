import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { NumberField, type NumberFieldProps } from '../components/NumberField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikNumberFieldProps extends Omit<NumberFieldProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the number in Formik's values. The value is null while no number is entered. */
  name: string;
}

/**
 * Binds a NumberField to a number in Formik's values. The value changes when the user commits a number. Formik's error
 * is shown after the field has lost focus. When a submit is refused, the first invalid field gets the focus. The ref is
 * the input element.
 */
export const FormikNumberField: ForwardRefExoticComponent<FormikNumberFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikNumberFieldProps>(function FormikNumberField(props, ref) {
    return <NumberField {...props} {...useFormikField(props.name, ref, props)} />;
  });
