/** `open`: nothing is tried; `halfOpen`: one try at a time finds out whether it works again. */
export type BreakerState = 'closed' | 'halfOpen' | 'open';

/** Keeps jobs away from an outside party that fails. */
interface CircuitBreaker {
  readonly state: BreakerState;
  /** How many more jobs may start now. */
  room(): number;
  /** Called when a job starts. */
  noteStart(): void;
  /** Called when a started job ends. `neither`: it failed for a reason of its own, which says nothing of the party. */
  noteEnd(outcome: 'success' | 'failure' | 'neither'): void;
}

/** When a breaker opens, and for how long. */
export interface BreakerTerms {
  /** Failures in a row that open it. @default 5 */
  readonly threshold?: number;
  /** Milliseconds for which it stays open the first time; doubled with each probe that fails. @default 5000 */
  readonly firstPauseMs?: number;
  /** @default 60000 */
  readonly longestPauseMs?: number;
  /** Milliseconds of a clock that never goes back. @default performance.now */
  readonly now?: () => number;
  /** Told of each change of state. */
  readonly onChange?: (state: BreakerState) => void;
}

/**
 * A circuit breaker: after failures in a row it opens, after a pause one probe at a time is let through, and the first
 * success closes it. It is asked for room before a job is taken, so that a job isn't tried in vain.
 */
export function circuitBreaker({
  threshold = 5,
  firstPauseMs = 5000,
  longestPauseMs = 60_000,
  now = () => performance.now(),
  onChange = () => {},
}: BreakerTerms = {}): CircuitBreaker {
  let state: BreakerState = 'closed';
  let failures = 0;
  let running = 0;
  let pauseMs = firstPauseMs;
  let openUntil = 0;

  const become = (next: BreakerState) => {
    if (next === state) return;
    state = next;
    onChange(next);
  };
  const open = () => {
    openUntil = now() + pauseMs;
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    become('open');
  };
  return {
    get state() {
      return state;
    },
    room() {
      if (state === 'open' && now() >= openUntil) become('halfOpen');
      if (state === 'open') return 0;
      return state === 'halfOpen' ? Math.max(0, 1 - running) : Number.POSITIVE_INFINITY;
    },
    noteStart() {
      running += 1;
    },
    noteEnd(outcome) {
      running -= 1;
      if (outcome === 'neither') return;
      if (outcome === 'success') {
        failures = 0;
        pauseMs = firstPauseMs;
        become('closed');
        return;
      }
      failures += 1;
      if (state === 'halfOpen' || (state === 'closed' && failures >= threshold)) open();
    },
  };
}
