import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { DateRangeField, type DateRangeFieldProps } from '../components/DateRangeField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikDateRangeFieldProps extends Omit<DateRangeFieldProps, 'value' | 'defaultValue'> {
  /** Path of the range (`start` and `end`, each `YYYY-MM-DD` or an empty string) in Formik's values. */
  name: string;
}

/**
 * Binds a DateRangeField to a range of days in Formik's values. Shows Formik's error after the user has changed one of
 * the days. A refused submit focuses the first invalid field. The ref is the input of the first day.
 */
export const FormikDateRangeField: ForwardRefExoticComponent<
  FormikDateRangeFieldProps & RefAttributes<HTMLInputElement>
> = forwardRef<HTMLInputElement, FormikDateRangeFieldProps>(function FormikDateRangeField({ name, ...props }, ref) {
  const { ref: control, value, errorMessage, onChange, onBlur } = useFormikField(name, ref, props);
  return (
    <DateRangeField
      {...props}
      ref={control}
      value={value}
      errorMessage={errorMessage}
      onChange={(range) => {
        onChange(range);
        onBlur();
      }}
    />
  );
});
