import { useField, useFormikContext } from 'formik';
import { type ForwardedRef, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import type { Problem } from '../../domain/problem/problem.ts';
import { useRefusalFocus } from './useRefusalFocus.ts';

/** Props of all bindings for form widgets; a form widget contains several fields. */
export interface FormikPartProps<Value> {
  /** Path of the value in Formik's values. */
  name: string;
  /** Checks the value by rules of the domain. Formik doesn't submit while they find an error. */
  problemsOf: (value: Value) => readonly Problem[];
  /** Called with the changed value before Formik's values change. */
  onChange?: ((value: Value) => void) | undefined;
  /** Shows all problems. @default true after the first refused submit */
  shouldShowAllProblems?: boolean | undefined;
}

interface FormikPart<Value> {
  readonly ref: RefObject<HTMLElement | null>;
  readonly value: Value;
  readonly problems: readonly Problem[];
  readonly shouldShowAllProblems: boolean;
  readonly onChange: (value: Value) => void;
}

interface FormikPartOptions {
  /** Returns the text of a problem. */
  readonly sentenceOf: (problem: Problem) => string;
  /** Element that receives focus after a refused submit when no control of the form is marked as invalid. */
  readonly fallback?: RefObject<HTMLElement | null>;
}

/**
 * Binds a form widget to a part of Formik's values. Errors of the domain's rules prevent the submit; a refused submit
 * moves focus.
 */
export function useFormikPart<Value>(
  { name, problemsOf, onChange, shouldShowAllProblems }: FormikPartProps<Value>,
  ref: ForwardedRef<HTMLElement>,
  { sentenceOf, fallback }: FormikPartOptions,
): FormikPart<Value> {
  const [{ value }, , { setValue }] = useField<Value>({
    name,
    validate: (checked: Value) => {
      const error = problemsOf(checked).find(({ severity }) => severity === 'error');
      return error && sentenceOf(error);
    },
  });
  const { submitCount } = useFormikContext();
  const form = useObjectRef(ref);
  useRefusalFocus(form, fallback);
  return {
    ref: form,
    value,
    problems: problemsOf(value),
    shouldShowAllProblems: shouldShowAllProblems ?? submitCount > 0,
    onChange(next) {
      onChange?.(next);
      void setValue(next);
    },
  };
}
