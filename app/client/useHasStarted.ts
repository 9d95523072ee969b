import { startTransition, useEffect, useState } from 'react';

/** False in the first picture of the app, whoever made it; what may come after it waits for that. */
export function useHasStarted(): boolean {
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => startTransition(() => setStarted(true)), []);
  return hasStarted;
}
