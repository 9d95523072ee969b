import { useState } from 'react';

/**
 * State for a pair of props `value` and `defaultValue`: the parent component's value if it is given, otherwise own
 * state. The setter calls `onChange` in both cases.
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
