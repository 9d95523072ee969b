import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { IndustryPicker, type IndustryPickerProps } from '../widgets/IndustryPicker/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikIndustryPickerProps extends Omit<IndustryPickerProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the industry's code (a string) in Formik's values. */
  name: string;
}

/**
 * Binds an IndustryPicker to the code of an industry in Formik's values. Formik's error is shown after the field has
 * lost focus. When a submit is refused, the first invalid field gets the focus. The ref is the button that opens the
 * list.
 */
export const FormikIndustryPicker: ForwardRefExoticComponent<
  FormikIndustryPickerProps & RefAttributes<HTMLButtonElement>
> = forwardRef<HTMLButtonElement, FormikIndustryPickerProps>(function FormikIndustryPicker(props, ref) {
  return <IndustryPicker {...props} {...useFormikField(props.name, ref, props)} />;
});
