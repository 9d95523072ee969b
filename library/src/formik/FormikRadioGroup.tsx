import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { RadioGroup, type RadioGroupProps } from '../components/RadioGroup/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikRadioGroupProps extends Omit<RadioGroupProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the value of the chosen option (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a RadioGroup to the value of the chosen option in Formik's values. Formik's error is shown after the field has
 * lost focus. When a submit is refused, the first invalid field gets the focus. The ref is the group element.
 */
export const FormikRadioGroup: ForwardRefExoticComponent<FormikRadioGroupProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, FormikRadioGroupProps>(function FormikRadioGroup(props, ref) {
    return <RadioGroup {...props} {...useFormikField(props.name, ref, props)} />;
  });
