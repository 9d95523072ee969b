import { useEffect, useState } from 'react';

export interface Countdown {
  /** Remaining whole seconds; 0 when the countdown has ended. */
  readonly seconds: number;
  start: () => void;
}

/**
 * Counts down from `length` seconds. It compares clock times, so the value is also right after the tab was suspended.
 */
export function useCountdown(length: number): Countdown {
  const [endsAt, setEndsAt] = useState(0);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (endsAt === 0) return undefined;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setSeconds(left);
      if (left === 0) setEndsAt(0);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  const start = () => {
    setEndsAt(Date.now() + length * 1000);
    setSeconds(length);
  };
  return { seconds, start };
}
