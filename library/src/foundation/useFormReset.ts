import { type RefObject, useEffect, useState } from 'react';

import { useEffectEvent } from './useEffectEvent.ts';

interface FormControl extends HTMLElement {
  readonly form: HTMLFormElement | null;
}

/**
 * Gives a control its first value back when its form is reset: `defaultValue`, or the first value of a controlled one.
 */
export function useFormReset<Value>(
  control: RefObject<FormControl | null>,
  defaultValue: Value | undefined,
  value: Value,
  reset: (value: Value) => void,
): void {
  const [first] = useState(value);
  const onReset = useEffectEvent(({ defaultPrevented }: Event): void => {
    if (!defaultPrevented) reset(defaultValue ?? first);
  });
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [control]);
}
