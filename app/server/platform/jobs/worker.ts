import { setTimeout as pauseFor } from 'node:timers/promises';

import { type BreakerState, type BreakerTerms, circuitBreaker } from './circuitBreaker.ts';
import { dueJobs, type JobEnd, type JobRunner, runOneJob } from './jobs.ts';
import type { Lane } from './lane.ts';

/** Runs jobs when they become due. */
export interface Worker {
  /** Makes the worker look for due jobs at once. It is called after a job was enqueued. */
  wake(): void;
  /**
   * Stops the worker. Resolves when the running jobs have ended, or after some seconds. If a job still waits for an
   * external party, it runs again later.
   */
  stop(): Promise<void>;
}

/** State of a lane in this instance of the server. */
export interface LaneState {
  readonly lane: string;
  /** Number of jobs of the lane that are running. */
  readonly running: number;
  readonly breaker: BreakerState;
}

interface WorkerOptions<Tables> extends JobRunner<Tables> {
  /** Called after the state of a lane has changed. */
  readonly onLane?: (state: LaneState) => void;
  /** Called after the circuit breaker of a lane has changed its state. */
  readonly onBreaker?: (lane: string, state: BreakerState) => void;
  readonly breaker?: Omit<BreakerTerms, 'onChange'>;
}

const idleMs = 1000;
const patienceMs = 3000;

const doNothing = (): void => {};

const outcomeOf = ({ failure }: JobEnd) => {
  if (!failure) return 'success';
  return failure.of === 'party' ? 'failure' : 'neither';
};

/**
 * Runs the jobs of one lane. Several jobs run at the same time. While the circuit breaker of the lane is open, no job
 * is started.
 */
function laneAtWork<Tables>(options: WorkerOptions<Tables>, name: string, { concurrency }: Lane, signal: AbortSignal) {
  const slots = new Set<Promise<void>>();
  const breaker = circuitBreaker({
    ...options.breaker,
    onChange: (state) => {
      tell();
      options.onBreaker?.(name, state);
    },
  });
  let running = 0;
  const tell = () => options.onLane?.({ lane: name, running, breaker: breaker.state });

  /**
   * Runs a due job of the lane. Returns false when no job is due, or when the jobs couldn't be read from the database.
   */
  async function runNext(): Promise<boolean> {
    let outcome: ReturnType<typeof outcomeOf> = 'neither';
    const onEnd = (end: JobEnd) => {
      outcome = outcomeOf(end);
      options.onEnd?.(end);
    };
    breaker.noteStart();
    running += 1;
    tell();
    try {
      return await runOneJob({ ...options, onEnd }, name);
    } catch (error) {
      options.onFailure(null, error); // The database couldn't be read; the next round tries again.
      return false;
    } finally {
      running -= 1;
      breaker.noteEnd(outcome);
      tell();
    }
  }
  async function work(): Promise<void> {
    while (!signal.aborted && breaker.room() > 0 && (await runNext()));
  }
  tell();
  return {
    /**
     * Starts work in at most `due` free slots. Each slot then runs due jobs one after the other. Fewer slots start if
     * the circuit breaker allows fewer jobs.
     */
    fill(due: number): void {
      const free = Math.min(concurrency - slots.size, due, breaker.room());
      for (let index = 0; index < free; index += 1) {
        const slot = work();
        slots.add(slot);
        void slot.finally(() => slots.delete(slot));
      }
    },
    done: () => Promise.all(slots),
  };
}

/**
 * Starts to run the jobs in a database. The worker looks for due jobs every second, and at once when `wake` is called.
 */
export function startWorker<Tables>(options: WorkerOptions<Tables>): Worker {
  const stopping = new AbortController();
  const atWork = new Map(
    Object.entries(options.lanes).map(([name, lane]) => [name, laneAtWork(options, name, lane, stopping.signal)]),
  );
  let isWoken = false;
  let wakeUp = doNothing;

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function look(): Promise<void> {
    try {
      for (const [name, due] of await dueJobs(options.database)) atWork.get(name)?.fill(due);
    } catch (error) {
      options.onFailure(null, error);
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWoken = false;
      await look();
      if (!isWoken && !stopping.signal.aborted) await pause();
    }
  }

  const watching = watch();
  return {
    wake() {
      isWoken = true;
      wakeUp();
    },
    async stop() {
      stopping.abort();
      wakeUp();
      await watching;
      const all = Promise.all([...atWork.values()].map((lane) => lane.done()));
      await Promise.race([all, pauseFor(patienceMs, undefined, { ref: false })]);
    },
  };
}
