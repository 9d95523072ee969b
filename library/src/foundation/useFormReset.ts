import { type RefObject, useEffect, useRef, useState } from 'react';

interface FormControl extends HTMLElement {
  readonly form: HTMLFormElement | null;
}

/**
 * Gives a control its first value back when the form that it belongs to is reset: `defaultValue`, or the value that it
 * began with where its owner holds the value.
 */
export function useFormReset<Value>(
  control: RefObject<FormControl | null>,
  defaultValue: Value | undefined,
  value: Value,
  reset: (value: Value) => void,
): void {
  const [first] = useState(value);
  const latest = useRef(() => undefined as void);
  useEffect(() => {
    latest.current = () => reset(defaultValue ?? first);
  });
  useEffect(() => {
    const form = control.current?.form;
    const hear = ({ defaultPrevented }: Event): void => {
      if (!defaultPrevented) latest.current();
    };
    form?.addEventListener('reset', hear);
    return () => form?.removeEventListener('reset', hear);
  }, [control]);
}
