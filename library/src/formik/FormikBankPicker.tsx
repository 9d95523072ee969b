import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { BankPicker, type BankPickerProps } from '../widgets/BankPicker/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikBankPickerProps extends Omit<BankPickerProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the bank (a text) in Formik's values. */
  name: string;
}

/**
 * A BankPicker that reads and writes the name of a bank in Formik's values, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is the input's.
 */
export const FormikBankPicker: ForwardRefExoticComponent<FormikBankPickerProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikBankPickerProps>(function FormikBankPicker(props, ref) {
    return <BankPicker {...props} {...useFormikField(props.name, ref, props)} />;
  });
