import { useField, useFormikContext } from 'formik';
import { type ForwardedRef, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import type { Problem } from '../../domain/problem/problem.ts';
import { useRefusalFocus } from './useRefusalFocus.ts';

/** Props of every binding of a form widget: one that stands for several fields. */
export interface FormikPartProps<Value> {
  /** Path of the value in Formik's values. */
  name: string;
  /** The rules that the value has to keep, from the domain; Formik doesn't submit while they find an error. */
  problemsOf: (value: Value) => readonly Problem[];
  /** Called with the new value before Formik's values change. */
  onChange?: ((value: Value) => void) | undefined;
  /** Shows every problem. @default after the first refused submit */
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
  /** The text of a problem. */
  readonly sentenceOf: (problem: Problem) => string;
  /** Takes the focus after a refused submit where no control of the form is marked invalid. */
  readonly fallback?: RefObject<HTMLElement | null>;
}

/**
 * Binds a form widget to a part of Formik's values: the problems that the domain's rules find in it, which keep Formik
 * from submitting, and the focus after a refused submit.
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
