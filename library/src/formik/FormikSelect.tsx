import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Select, type SelectProps } from '../components/Select/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikSelectProps extends Omit<SelectProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the value of the chosen option (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a Select to the value of the chosen option in Formik's values. Formik's error is shown after the field has lost
 * focus. When a submit is refused, the first invalid field gets the focus. The ref is the select element.
 */
export const FormikSelect: ForwardRefExoticComponent<FormikSelectProps & RefAttributes<HTMLSelectElement>> = forwardRef<
  HTMLSelectElement,
  FormikSelectProps
>(function FormikSelect(props, ref) {
  return <Select {...props} {...useFormikField(props.name, ref, props)} />;
});
