import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { BankPicker, type BankPickerProps } from '../widgets/BankPicker/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikBankPickerProps extends Omit<BankPickerProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the bank's name (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a BankPicker to the name of a bank in Formik's values. Formik's error is shown after the field has lost focus.
 * When a submit is refused, the first invalid field gets the focus. The ref is the input element.
 */
export const FormikBankPicker: ForwardRefExoticComponent<FormikBankPickerProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikBankPickerProps>(function FormikBankPicker(props, ref) {
    return <BankPicker {...props} {...useFormikField(props.name, ref, props)} />;
  });
