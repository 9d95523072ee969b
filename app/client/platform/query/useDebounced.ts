import { useEffect, useState } from 'react';

import { nextTickMs } from '../waits.ts';

/**
 * Returns a value as soon as it has stayed the same for `ms` milliseconds. It is used for requests that needn't be sent
 * at every key press. The default is the next tick of the specification (§9).
 */
export function useDebounced<Value>(value: Value, ms: number = nextTickMs): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
