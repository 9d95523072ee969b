/** `open`: no job is tried; `halfOpen`: one job at a time is tried to find out if the party works again. */
export type BreakerState = 'closed' | 'halfOpen' | 'open';

/** Stops jobs that need an external party while the party fails. */
interface CircuitBreaker {
  readonly state: BreakerState;
  /** Number of further jobs that may start now. */
  room(): number;
  /** Called when a job starts. */
  noteStart(): void;
  /** Called when a started job ends. `neither`: it failed for a reason that the party didn't cause. */
  noteEnd(outcome: 'success' | 'failure' | 'neither'): void;
}

/** Conditions under which a breaker opens, and for how long. */
export interface BreakerTerms {
  /** Number of consecutive failures that open it. @default 5 */
  readonly threshold?: number;
  /** Milliseconds of the first pause; doubled after each failed probe. @default 5000 */
  readonly firstPauseMs?: number;
  /** Milliseconds of the longest pause. @default 60000 */
  readonly longestPauseMs?: number;
  /** Milliseconds of a clock that never goes back. @default performance.now */
  readonly now?: () => number;
  /** Called after each change of state. */
  readonly onChange?: (state: BreakerState) => void;
}

/**
 * Creates a circuit breaker. It opens after a number of consecutive failures. After a pause it allows one probe at a
 * time, and the first success closes it. `room` is called before a job is taken, so that no job is tried in vain.
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
