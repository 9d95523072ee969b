import { useField } from 'formik';
import type { ReactElement } from 'react';

import { RegionCascader, type RegionCascaderProps } from '../widgets/RegionCascader/index.ts';

export interface FormikRegionCascaderProps extends Omit<RegionCascaderProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the code (a number, 0 for none) in Formik's values. */
  name: string;
}

/** A RegionCascader that reads and writes a code in Formik's values, and shows Formik's error once it was left. */
export function FormikRegionCascader({ name, onChange, onBlur, ...props }: FormikRegionCascaderProps): ReactElement {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<number>(name);
  return (
    <RegionCascader
      {...props}
      name={name}
      value={value}
      errorMessage={props.errorMessage ?? (touched ? error : undefined)}
      onChange={(code, path) => {
        void setValue(code);
        onChange?.(code, path);
      }}
      onBlur={() => {
        void setTouched(true);
        onBlur?.();
      }}
    />
  );
}
