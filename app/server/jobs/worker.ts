import { type JobRunner, runOneJob } from './jobs.ts';

/** Runs jobs as they become due. */
export interface Worker {
  /** A job was just noted: look now. */
  wake(): void;
  /** Ends after the job under way. */
  stop(): Promise<void>;
}

const idleMs = 1000;

const doNothing = (): void => {};

/** Starts to work off the jobs of a database; looks again every second, and at once when woken. */
export function startWorker(runner: JobRunner): Worker {
  const stopping = new AbortController();
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

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWoken = false;
      const hasRun = await runOneJob(runner).catch((error: unknown) => {
        runner.onFailure(null, error); // the database is away; the next look may find it back
        return false;
      });
      if (!hasRun && !isWoken && !stopping.signal.aborted) await pause();
    }
  }

  const done = work();
  return {
    wake() {
      isWoken = true;
      wakeUp();
    },
    stop() {
      stopping.abort();
      wakeUp();
      return done;
    },
  };
}
