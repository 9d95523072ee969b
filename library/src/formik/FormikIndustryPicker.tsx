import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { IndustryPicker, type IndustryPickerProps } from '../widgets/IndustryPicker/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikIndustryPickerProps extends Omit<IndustryPickerProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the code of the industry (a text) in Formik's values. */
  name: string;
}

/**
 * An IndustryPicker that reads and writes the code of an industry in Formik's values, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is that of the button that opens it.
 */
export const FormikIndustryPicker: ForwardRefExoticComponent<
  FormikIndustryPickerProps & RefAttributes<HTMLButtonElement>
> = forwardRef<HTMLButtonElement, FormikIndustryPickerProps>(function FormikIndustryPicker(props, ref) {
  return <IndustryPicker {...props} {...useFormikField(props.name, ref, props)} />;
});
