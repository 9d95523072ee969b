import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Cascader, type CascaderProps } from '../components/Cascader/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikCascaderProps extends Omit<CascaderProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the chosen key (a text) in Formik's values. */
  name: string;
}

/**
 * A Cascader that reads and writes the key of the chosen leaf in Formik's values, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is that of the button that opens it.
 */
export const FormikCascader: ForwardRefExoticComponent<FormikCascaderProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, FormikCascaderProps>(function FormikCascader(props, ref) {
    return <Cascader {...props} {...useFormikField(props.name, ref, props)} />;
  });
