import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Switch, type SwitchProps } from '../components/Switch/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikSwitchProps extends Omit<SwitchProps, 'name' | 'isSelected' | 'defaultSelected'> {
  /** Path of the truth value in Formik's values. */
  name: string;
}

/**
 * A Switch that reads and writes true or false in Formik's values, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is the input's.
 */
export const FormikSwitch: ForwardRefExoticComponent<FormikSwitchProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  FormikSwitchProps
>(function FormikSwitch(props, ref) {
  const { value, ...field } = useFormikField(props.name, ref, props);
  return <Switch {...props} {...field} isSelected={value} />;
});
