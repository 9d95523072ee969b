import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { DateRangeField, type DateRangeFieldProps } from '../components/DateRangeField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikDateRangeFieldProps extends Omit<DateRangeFieldProps, 'value' | 'defaultValue'> {
  /**
   * Path in Formik's values of the range, an object with the days `start` and `end`. Each day is `YYYY-MM-DD` or an
   * empty string.
   */
  name: string;
}

/**
 * Binds a DateRangeField to a range of days in Formik's values. Formik's error is shown after the user has changed one
 * of the days. When a submit is refused, the first invalid field gets the focus. The ref is the input of the first day.
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
