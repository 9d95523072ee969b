import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Cascader, type CascaderProps } from '../components/Cascader/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikCascaderProps extends Omit<CascaderProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the key of the chosen leaf (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a Cascader to the key of a leaf in Formik's values. Formik's error is shown after the field has lost focus.
 * When a submit is refused, the first invalid field gets the focus. The ref is the button that opens the list.
 */
export const FormikCascader: ForwardRefExoticComponent<FormikCascaderProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, FormikCascaderProps>(function FormikCascader(props, ref) {
    return <Cascader {...props} {...useFormikField(props.name, ref, props)} />;
  });
