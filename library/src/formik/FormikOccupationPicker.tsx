import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { OccupationNode } from '../domain/occupation/occupationTree.ts';
import { OccupationPicker, type OccupationPickerProps } from '../widgets/OccupationPicker/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikOccupationPickerProps extends Omit<OccupationPickerProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the occupation's code (a string, empty when none is chosen) in Formik's values. */
  name: string;
}

/**
 * Binds an OccupationPicker to the code of an occupation in Formik's values. Shows Formik's error after the field has
 * lost focus. A refused submit focuses the first invalid field. The ref is the button that opens it.
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
