import { useLayoutEffect, useRef } from 'react';

/**
 * Adds functional updates, like those of `useState`, to a controlled value. Several updates before the next render
 * build on each other, so none is lost. If an update returns the value that it received, `onChange` isn't called.
 */
export function useFunctionalUpdate<Value>(
  value: Value,
  onChange: (value: Value) => void,
): (next: (previous: Value) => Value) => void {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return (next) => {
    const changed = next(latest.current);
    if (Object.is(changed, latest.current)) return;
    latest.current = changed;
    onChange(changed);
  };
}
