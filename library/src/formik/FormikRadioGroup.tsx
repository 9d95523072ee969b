import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { RadioGroup, type RadioGroupProps } from '../components/RadioGroup/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikRadioGroupProps extends Omit<RadioGroupProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the chosen value (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a RadioGroup to a value in Formik's values. Shows Formik's error after the field has lost focus. A refused
 * submit focuses the first invalid field. The ref is the group element.
 */
export const FormikRadioGroup: ForwardRefExoticComponent<FormikRadioGroupProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, FormikRadioGroupProps>(function FormikRadioGroup(props, ref) {
    return <RadioGroup {...props} {...useFormikField(props.name, ref, props)} />;
  });
