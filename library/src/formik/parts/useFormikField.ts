import { type FieldHelperProps, useField, useFormikContext } from 'formik';
import { type ForwardedRef, type RefObject, useEffect, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import { useRefusalFocus } from './useRefusalFocus.ts';

/**
 * Props of a binding that `useFormikField` uses itself. The hook calls `onChange` and `onBlur` in addition to its own
 * handlers.
 */
interface FieldListeners<Value, More extends readonly unknown[], Left extends readonly unknown[]> {
  readonly onChange?: ((value: Value, ...more: More) => void) | undefined;
  readonly onBlur?: ((...left: Left) => void) | undefined;
  readonly errorMessage?: string | undefined;
}

/** Props for a control that is bound to a value in Formik's values. */
interface FormikField<Value, Control, More extends readonly unknown[], Left extends readonly unknown[]> {
  readonly ref: RefObject<Control | null>;
  readonly name: string;
  readonly value: Value;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: Value, ...more: More) => void;
  readonly onBlur: (...left: Left) => void;
}

/**
 * Returns a function that marks a field as touched when the focus leaves it, so that its error is shown. If the form
 * has no `validateOnBlur`, the function does nothing. The validation runs after the next render. If it ran in the same
 * event, Formik would validate the values as they were before a text was committed.
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
 * Binds a control to a value in Formik's values. The control shows the value; after it has lost focus, it shows the
 * error; and when a submit is refused, it can get the focus. The `onChange` in `own` is called before Formik's values
 * change.
 *
 * @param validate check of this control alone, in addition to the check of the whole form
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
