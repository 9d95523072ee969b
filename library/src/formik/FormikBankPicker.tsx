import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { BankPicker, type BankPickerProps } from '../widgets/BankPicker/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikBankPickerProps extends Omit<BankPickerProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the bank's name (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a BankPicker to the name of a bank in Formik's values. Shows Formik's error after the field has lost focus. A
 * refused submit focuses the first invalid field. The ref is the input element.
 */
export const FormikBankPicker: ForwardRefExoticComponent<FormikBankPickerProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikBankPickerProps>(function FormikBankPicker(props, ref) {
    return <BankPicker {...props} {...useFormikField(props.name, ref, props)} />;
  });
