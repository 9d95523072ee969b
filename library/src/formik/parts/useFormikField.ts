import { type FieldHelperProps, useField, useFormikContext } from 'formik';
import { type ForwardedRef, type RefObject, useEffect, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import { useRefusalFocus } from './useRefusalFocus.ts';

/** Props of a binding that are also used by the hook. */
interface FieldListeners<Value, More extends readonly unknown[], Left extends readonly unknown[]> {
  readonly onChange?: ((value: Value, ...more: More) => void) | undefined;
  readonly onBlur?: ((...left: Left) => void) | undefined;
  readonly errorMessage?: string | undefined;
}

/** Props for a control that is bound to one of Formik's values. */
interface FormikField<Value, Control, More extends readonly unknown[], Left extends readonly unknown[]> {
  readonly ref: RefObject<Control | null>;
  readonly name: string;
  readonly value: Value;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: Value, ...more: More) => void;
  readonly onBlur: (...left: Left) => void;
}

/**
 * Returns a function that marks a field as left, so that its error is shown. Without `validateOnBlur` the error is
 * shown only after a refused submit. Validation runs after the next render; in the same event Formik would validate the
 * values from before the commit of a text.
 */
function useLeave(touched: boolean, setTouched: FieldHelperProps<unknown>['setTouched']): () => void {
  const { validateForm, validateOnBlur, validateOnChange } = useFormikContext();
  const [leaves, setLeaves] = useState(0);
  useEffect(() => {
    if (leaves > 0) void validateForm();
  }, [leaves, validateForm]);
  return () => {
    if (!validateOnBlur) return;
    if (!touched) void setTouched(true, false);
    if (!touched || !validateOnChange) setLeaves((count) => count + 1);
  };
}

/**
 * Binds a control to one of Formik's values: the value, the error after the field has lost focus, and focus after a
 * refused submit. The `onChange` in `own` is called before Formik's values change.
 *
 * @param validate a check of this control, in addition to that of the form
 */
export function useFormikField<
  Value,
  More extends readonly unknown[],
  Left extends readonly unknown[],
  Control extends HTMLElement,
>(
  name: string,
  ref: ForwardedRef<Control>,
  own: FieldListeners<Value, More, Left>,
  validate?: (value: Value) => Promise<string | undefined>,
): FormikField<Value, Control, More, Left> {
  const control = useObjectRef(ref);
  useRefusalFocus(control);
  const [{ value }, { touched, error }, helpers] = useField<Value>(validate ? { name, validate } : name);
  const leave = useLeave(touched, helpers.setTouched);
  return {
    ref: control,
    name,
    value,
    errorMessage: own.errorMessage ?? (touched ? error : undefined),
    onChange(next, ...more) {
      own.onChange?.(next, ...more);
      void helpers.setValue(next);
    },
    onBlur(...left) {
      leave();
      own.onBlur?.(...left);
    },
  };
}
