import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { OccupationNode } from '../domain/occupation/occupationTree.ts';
import { OccupationPicker, type OccupationPickerProps } from '../widgets/OccupationPicker/index.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikOccupationPickerProps extends Omit<OccupationPickerProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the code of the occupation (a string, empty if no occupation is chosen) in Formik's values. */
  name: string;
}

/**
 * Binds an OccupationPicker to the code of an occupation in Formik's values. Formik's error is shown after the field
 * has lost focus. When a submit is refused, the first invalid field gets the focus. The ref is the button that opens
 * the list.
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
