import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { SearchField, type SearchFieldProps } from '../components/SearchField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikSearchFieldProps extends Omit<SearchFieldProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the words (a text) in Formik's values. */
  name: string;
}

/**
 * A SearchField that reads and writes words in Formik's values, key by key, and shows Formik's error after it lost focus. A refused submit leads to the first invalid field. The ref is the input's.
 */
export const FormikSearchField: ForwardRefExoticComponent<FormikSearchFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikSearchFieldProps>(function FormikSearchField(props, ref) {
    return <SearchField {...props} {...useFormikField(props.name, ref, props)} />;
  });
