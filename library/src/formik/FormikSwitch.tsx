import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Switch, type SwitchProps } from '../components/Switch/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikSwitchProps extends Omit<SwitchProps, 'name' | 'isSelected' | 'defaultSelected'> {
  /** Path in Formik's values of the boolean that is true while the switch is on. */
  name: string;
}

/**
 * Binds a Switch to a boolean in Formik's values. Formik's error is shown after the field has lost focus. When a submit
 * is refused, the first invalid field gets the focus. The ref is the input element.
 */
export const FormikSwitch: ForwardRefExoticComponent<FormikSwitchProps & RefAttributes<HTMLInputElement>> = forwardRef<
  HTMLInputElement,
  FormikSwitchProps
>(function FormikSwitch(props, ref) {
  const { value, ...field } = useFormikField(props.name, ref, props);
  return <Switch {...props} {...field} isSelected={value} />;
});
