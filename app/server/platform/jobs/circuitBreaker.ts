/**
 * State of a circuit breaker. `closed`: jobs run. `open`: no job is tried. `halfOpen`: one job at a time is tried, to
 * find out if the external party works again.
 */
export type BreakerState = 'closed' | 'halfOpen' | 'open';

/** Stops the jobs that need an external party while that party fails. */
interface CircuitBreaker {
  readonly state: BreakerState;
  /** Number of jobs that may be started now, in addition to the running jobs. */
  room(): number;
  /** Must be called when a job starts. */
  noteStart(): void;
  /**
   * Must be called when a started job has ended. `neither` means that the job failed for a reason that the external
   * party didn't cause.
   */
  noteEnd(outcome: 'success' | 'failure' | 'neither'): void;
}

/** Conditions for opening a circuit breaker, and the time for which it stays open. */
export interface BreakerTerms {
  /** Number of consecutive failures after which the breaker opens. @default 5 */
  readonly threshold?: number;
  /**
   * Milliseconds for which the breaker stays open at first. The time is doubled after each failed probe, up to
   * `longestPauseMs`. @default 5000
   */
  readonly firstPauseMs?: number;
  /** Greatest number of milliseconds for which the breaker stays open. @default 60000 */
  readonly longestPauseMs?: number;
  /** Returns the milliseconds of a clock that never goes back. @default performance.now */
  readonly now?: () => number;
  /** Called after the state of the breaker has changed. */
  readonly onChange?: (state: BreakerState) => void;
}

/**
 * Creates a circuit breaker. It opens after a number of consecutive failures. After a pause it allows one job at a time
 * as a probe; a successful probe closes the breaker, and a failed probe opens it again for a longer pause. `room` must
 * be called before a job is taken, so that no more jobs are taken than may be started.
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
