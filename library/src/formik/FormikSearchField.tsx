import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { SearchField, type SearchFieldProps } from '../components/SearchField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikSearchFieldProps extends Omit<SearchFieldProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the search text (a string) in Formik's values. */
  name: string;
}

/**
 * Binds a SearchField to a search text in Formik's values. The value changes with each change of the text, but not
 * while an input method is composing. Formik's error is shown after the field has lost focus. When a submit is refused,
 * the first invalid field gets the focus. The ref is the input element.
 */
export const FormikSearchField: ForwardRefExoticComponent<FormikSearchFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, FormikSearchFieldProps>(function FormikSearchField(props, ref) {
    return <SearchField {...props} {...useFormikField(props.name, ref, props)} />;
  });
