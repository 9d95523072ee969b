import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Switch, type SwitchProps } from '../components/Switch/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikSwitchProps extends Omit<SwitchProps, 'name' | 'isSelected' | 'defaultSelected'> {
  /** Path of the boolean in Formik's values. */
  name: string;
}

/**
 * Binds a Switch to a boolean in Formik's values. Shows Formik's error after the field has lost focus. A refused submit
 * focuses the first invalid field. The ref is the input element.
 */
export const FormikSwitch: ForwardRefExoticComponent<FormikSwitchProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  FormikSwitchProps
>(function FormikSwitch(props, ref) {
  const { value, ...field } = useFormikField(props.name, ref, props);
  return <Switch {...props} {...field} isSelected={value} />;
});
