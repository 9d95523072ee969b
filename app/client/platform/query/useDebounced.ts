import { useEffect, useState } from 'react';

import { nextTickMs } from '../waits.ts';

/**
 * The value once it has stayed the same for `ms` milliseconds, by default the next tick of the specification (§9): for
 * requests that need not follow every key.
 */
export function useDebounced<Value>(value: Value, ms: number = nextTickMs): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
