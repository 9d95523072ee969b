import { useState } from 'react';

/**
 * State for the props `value` and `defaultValue` of a component. If the parent component gives `value`, `value` is
 * used. Otherwise the hook keeps the state itself. In both cases, the setter calls `onChange` if the new value differs
 * from the current value.
 */
export function useControlledValue<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const change = (next: Value): void => {
    if (value === undefined) setOwn(next);
    if (!Object.is(next, current)) onChange?.(next);
  };
  return [current, change];
}
