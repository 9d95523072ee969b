import { useField } from 'formik';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import type { PersonChange } from '../domain/endorsement/personChange.ts';
import { EndorsementPersons, type EndorsementPersonsProps } from '../widgets/EndorsementPersons/index.ts';
import { useRefusalFocus } from './parts/useRefusalFocus.ts';

export interface FormikEndorsementPersonsProps extends Omit<EndorsementPersonsProps, 'value' | 'onChange'> {
  /** Path of the list of changes in Formik's values. */
  name: string;
  /** Called with the changed list, before the list in Formik's values changes. */
  onChange?: ((changes: readonly PersonChange[]) => void) | undefined;
}

/**
 * Binds EndorsementPersons to a list of changes in Formik's values. The widget checks each person before it adds the
 * person to the list. Formik's `validate` checks the whole list. When a submit is refused, the first invalid control
 * gets the focus. The ref is the outermost element.
 */
export const FormikEndorsementPersons: ForwardRefExoticComponent<
  FormikEndorsementPersonsProps & RefAttributes<HTMLElement>
> = forwardRef<HTMLElement, FormikEndorsementPersonsProps>(function FormikEndorsementPersons(
  { name, onChange, ...props },
  ref,
) {
  const [{ value }, , { setValue }] = useField<readonly PersonChange[]>(name);
  const root = useObjectRef(ref);
  useRefusalFocus(root);
  const change = (changes: readonly PersonChange[]) => {
    onChange?.(changes);
    void setValue(changes);
  };
  return <EndorsementPersons {...props} ref={root} value={value} onChange={change} />;
});
