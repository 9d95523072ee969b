import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { OccupationNode } from '../domain/occupation/occupationTree.ts';
import { OccupationPicker, type OccupationPickerProps } from '../widgets/OccupationPicker/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikOccupationPickerProps extends Omit<OccupationPickerProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the occupation's code (a text, empty for none) in Formik's values. */
  name: string;
}

/**
 * An OccupationPicker that reads and writes the code of an occupation in Formik's values, and shows Formik's error after
 * it lost focus. A refused submit leads to the first invalid field. The ref is that of the button that opens it.
 */
export const FormikOccupationPicker: ForwardRefExoticComponent<
  FormikOccupationPickerProps & RefAttributes<HTMLButtonElement>
> = forwardRef<HTMLButtonElement, FormikOccupationPickerProps>(function FormikOccupationPicker(
  { name, onChange, ...props },
  ref,
) {
  const { onChange: write, ...field } = useFormikField(name, ref, {
    ...props,
    onChange: (_code: string, chosen: OccupationNode | null) => onChange?.(chosen),
  });
  return <OccupationPicker {...props} {...field} onChange={(chosen) => write(chosen?.code ?? '', chosen)} />;
});
