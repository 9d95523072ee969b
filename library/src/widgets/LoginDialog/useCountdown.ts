import { useEffect, useState } from 'react';

export interface Countdown {
  /** Remaining time in whole seconds; 0 if the countdown has ended or wasn't started. */
  readonly seconds: number;
  start: () => void;
}

/**
 * Counts down from `length` seconds. It compares times of the clock, so the value is still right after the browser has
 * suspended the tab.
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
