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
  const onReset = useEffectEvent(({ defaultPrevented, target }: Event): void => {
    if (target === control.current?.form && !defaultPrevented) reset(defaultValue ?? first);
  });
  useEffect(() => {
    // above the place where React calls handlers: a form library that resets by itself prevents the browser's reset there
    const root = control.current?.form?.getRootNode();
    root?.addEventListener('reset', onReset);
    return () => root?.removeEventListener('reset', onReset);
  }, [control]);
}
