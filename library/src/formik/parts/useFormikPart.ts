import { useField, useFormikContext } from 'formik';
import type { ForwardedRef, RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import type { Problem } from '../../domain/problem/problem.ts';
import { useRefusalFocus } from './useRefusalFocus.ts';

/** Props of a binding for a form widget. A form widget is a component with several fields. */
export interface FormikPartProps<Value> {
  /** Path of the widget's value in Formik's values. */
  name: string;
  /** Checks the value by the rules of the domain. If the result contains an error, Formik doesn't submit. */
  problemsOf: (value: Value) => readonly Problem[];
  /** Called with the changed value, before the value in Formik's values changes. */
  onChange?: ((value: Value) => void) | undefined;
  /**
   * Shows all problems, also the problems of fields that the user hasn't visited. @default true after the first submit
   */
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
  /** Element that gets the focus after a refused submit if no control of the form is marked as invalid. */
  readonly fallback?: RefObject<HTMLElement | null>;
}

/**
 * Binds a form widget to a part of Formik's values. If the rules of the domain find an error, Formik doesn't submit,
 * and the first invalid control gets the focus.
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
