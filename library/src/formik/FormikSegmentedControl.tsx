import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { SegmentedControl, type SegmentedControlProps } from '../components/SegmentedControl/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikSegmentedControlProps extends Omit<SegmentedControlProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the chosen value (a text) in Formik's values. */
  name: string;
}

/**
 * A SegmentedControl that reads and writes the chosen value in Formik's values, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is the group's.
 */
export const FormikSegmentedControl: ForwardRefExoticComponent<
  FormikSegmentedControlProps & RefAttributes<HTMLDivElement>
> = forwardRef<HTMLDivElement, FormikSegmentedControlProps>(function FormikSegmentedControl(props, ref) {
  return <SegmentedControl {...props} {...useFormikField(props.name, ref, props)} />;
});
