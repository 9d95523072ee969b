import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { RadioGroup, type RadioGroupProps } from '../components/RadioGroup/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikRadioGroupProps extends Omit<RadioGroupProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the chosen value (a text) in Formik's values. */
  name: string;
}

/**
 * A RadioGroup that reads and writes the chosen value in Formik's values, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is the group's.
 */
export const FormikRadioGroup: ForwardRefExoticComponent<FormikRadioGroupProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, FormikRadioGroupProps>(function FormikRadioGroup(props, ref) {
    return <RadioGroup {...props} {...useFormikField(props.name, ref, props)} />;
  });
