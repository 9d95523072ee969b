import { type FieldHelperProps, useField, useFormikContext } from 'formik';
import { type ForwardedRef, type RefObject, useEffect, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import { useRefusalFocus } from './useRefusalFocus.ts';

/** Props of a binding that the control needs bound. */
interface FieldListeners<Value, More extends readonly unknown[], Left extends readonly unknown[]> {
  readonly onChange?: ((value: Value, ...more: More) => void) | undefined;
  readonly onBlur?: ((...left: Left) => void) | undefined;
  readonly errorMessage?: string | undefined;
}

/** Props of a control that stands for one of Formik's values. */
interface FormikField<Value, Control, More extends readonly unknown[], Left extends readonly unknown[]> {
  readonly ref: RefObject<Control | null>;
  readonly name: string;
  readonly value: Value;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: Value, ...more: More) => void;
  readonly onBlur: (...left: Left) => void;
}

/**
 * Notes that a field was left, so that its error shows; a form without `validateOnBlur` shows it after a refused submit.
 * The check that follows waits for the next render: within the
 * same event Formik would check the values from before a text was committed.
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
 * Binds a control to a value of Formik: its value, its error once it lost focus, and the focus after a refused submit.
 * The owner's `onChange` is called before Formik's values change.
 *
 * @param validate the control's own check, beside that of the form
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
