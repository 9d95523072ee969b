import { useEffect, useState } from 'react';

import { nextTickMs } from '../waits.ts';

/**
 * Returns the value after it has not changed for `ms` milliseconds, for requests that needn't follow every key. The
 * default is the next tick of the specification (§9).
 */
export function useDebounced<Value>(value: Value, ms: number = nextTickMs): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
