import { type RefObject, useEffect, useState } from 'react';

import { useEffectEvent } from './useEffectEvent.ts';

interface FormControl extends HTMLElement {
  readonly form: HTMLFormElement | null;
}

/**
 * Resets a control when its form is reset. The control gets `defaultValue` or, if `defaultValue` is undefined, the
 * value that it had at first.
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
    // The listener is on the root node, so it runs after React's handlers. A handler of a form library may have
    // prevented the reset; the control is then not reset.
    const root = control.current?.form?.getRootNode();
    root?.addEventListener('reset', onReset);
    return () => root?.removeEventListener('reset', onReset);
  }, [control]);
}
