import { useLayoutEffect, useRef } from 'react';

/**
 * Gives a controlled value functional updates, like those of `useState`. Several updates before the owner renders again
 * build on each other, so none is lost. An update that returns the value it was given reports nothing.
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
