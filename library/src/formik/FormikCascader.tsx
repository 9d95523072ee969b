import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Cascader, type CascaderProps } from '../components/Cascader/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikCascaderProps extends Omit<CascaderProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the chosen key (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a Cascader to the key of a leaf in Formik's values. Shows Formik's error after the field has lost focus. A
 * refused submit focuses the first invalid field. The ref is the button that opens it.
 */
export const FormikCascader: ForwardRefExoticComponent<FormikCascaderProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, FormikCascaderProps>(function FormikCascader(props, ref) {
    return <Cascader {...props} {...useFormikField(props.name, ref, props)} />;
  });
