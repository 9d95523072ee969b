import { useEffect, useState } from 'react';

import { nextTickMs } from '../waits.ts';

/**
 * Returns a value as soon as it has stayed the same for `ms` milliseconds; until then, returns the earlier value. It is
 * used for requests that needn't be sent at every key press. The default of `ms` is the wait that the specification
 * (§9) calls next tick.
 */
export function useDebounced<Value>(value: Value, ms: number = nextTickMs): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
