import { Piscina } from 'piscina';

import { inTurn } from '../../platform/jobs/inTurn.ts';
import type { Photograph, Recognition, RecognisedText, TextRecogniser } from './recognisedText.ts';

/** Time in milliseconds for which an idle thread is kept; then it ends and frees its memory. */
const idleMs = 60_000;

/** Time limit of one photograph in milliseconds. One of 12 megapixels takes about four seconds on one core. */
const longestMs = 20_000;

/** Limit of the memory in bytes that one photograph adds to the process. */
const mostBytes = 400 * 1024 * 1024;

/** Interval of the memory measurements in milliseconds. */
const everyMs = 100;

/** Greatest number of photographs that wait while another one is read. */
const mostWaiting = 4;

interface RecogniserLimits {
  readonly longestMs: number;
  readonly mostBytes: number;
  readonly mostWaiting: number;
  readonly idleMs: number;
}

interface LocalRecogniser extends TextRecogniser {
  /** Number of threads that run now. */
  threads(): number;
  close(): Promise<void>;
}

/**
 * Recognises text on this machine, one photograph at a time, in a thread. The thread starts with the first photograph
 * and ends after a minute without one. A photograph that exceeds the time or memory limit stops the thread.
 */
export function localRecogniser(limits: Partial<RecogniserLimits> = {}): LocalRecogniser {
  const pool = new Piscina<Photograph, RecognisedText>({
    filename: new URL('./recognise.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: limits.idleMs ?? idleMs,
    resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 },
  });
  const oneAtATime = inTurn();
  let waiting = 0;
  let bytesBefore = 0;
  const read = async (photograph: Photograph): Promise<Recognition> => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), limits.longestMs ?? longestMs);
    if (pool.threads.length === 0) bytesBefore = process.memoryUsage.rss();
    const looks = setInterval(() => {
      if (process.memoryUsage.rss() - bytesBefore > (limits.mostBytes ?? mostBytes)) stop.abort();
    }, everyMs);
    try {
      return { outcome: 'read', text: await pool.run(photograph, { signal: stop.signal }) };
    } catch {
      return { outcome: 'failed' }; // the pool replaces a stopped thread
    } finally {
      clearTimeout(timer);
      clearInterval(looks);
    }
  };
  return {
    async recognise(photograph) {
      if (waiting > (limits.mostWaiting ?? mostWaiting)) return { outcome: 'busy' };
      waiting += 1;
      try {
        return await oneAtATime(() => read(photograph));
      } finally {
        waiting -= 1;
      }
    },
    threads: () => pool.threads.length,
    close: () => pool.destroy(),
  };
}
