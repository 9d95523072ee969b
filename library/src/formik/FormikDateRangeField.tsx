import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { DateRangeField, type DateRangeFieldProps } from '../components/DateRangeField/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikDateRangeFieldProps extends Omit<DateRangeFieldProps, 'value' | 'defaultValue'> {
  /** Path of the range (`start` and `end`, each `YYYY-MM-DD` or an empty text) in Formik's values. */
  name: string;
}

/**
 * A DateRangeField that reads and writes a range of days in Formik's values, and shows Formik's error after one of the
 * days was changed. A refused submit leads to the first invalid field. The ref is that of the first day's input.
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
