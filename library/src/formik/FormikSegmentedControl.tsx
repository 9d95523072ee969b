import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { SegmentedControl, type SegmentedControlProps } from '../components/SegmentedControl/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikSegmentedControlProps extends Omit<SegmentedControlProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the value of the chosen option (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a SegmentedControl to the value of the chosen option in Formik's values. Formik's error is shown after the
 * field has lost focus. When a submit is refused, the first invalid field gets the focus. The ref is the group element.
 */
export const FormikSegmentedControl: ForwardRefExoticComponent<
  FormikSegmentedControlProps & RefAttributes<HTMLDivElement>
> = forwardRef<HTMLDivElement, FormikSegmentedControlProps>(function FormikSegmentedControl(props, ref) {
  return <SegmentedControl {...props} {...useFormikField(props.name, ref, props)} />;
});
