import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { SegmentedControl, type SegmentedControlProps } from '../components/SegmentedControl/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikSegmentedControlProps extends Omit<SegmentedControlProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the chosen value (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a SegmentedControl to a value in Formik's values. Shows Formik's error after the field has lost focus. A
 * refused submit focuses the first invalid field. The ref is the group element.
 */
export const FormikSegmentedControl: ForwardRefExoticComponent<
  FormikSegmentedControlProps & RefAttributes<HTMLDivElement>
> = forwardRef<HTMLDivElement, FormikSegmentedControlProps>(function FormikSegmentedControl(props, ref) {
  return <SegmentedControl {...props} {...useFormikField(props.name, ref, props)} />;
});
