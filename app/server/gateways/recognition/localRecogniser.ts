import { Piscina } from 'piscina';

import { inTurn } from '../../platform/jobs/inTurn.ts';
import type { Photograph, Recognition, RecognisedText, TextRecogniser } from './recognisedText.ts';

/**
 * Milliseconds for which the recogniser's thread waits for a photograph. After this time the thread ends and its memory
 * is freed.
 */
const idleMs = 60_000;

/**
 * Maximum time in milliseconds for reading one photograph. A photograph of 12 megapixels takes about four seconds on
 * one core.
 */
const longestMs = 20_000;

/** Greatest memory in bytes that reading one photograph may add to the process. */
const mostBytes = 400 * 1024 * 1024;

/** Time in milliseconds between two measurements of the memory. */
const everyMs = 100;

/** Greatest number of photographs that may wait while another photograph is read. */
const mostWaiting = 4;

interface RecogniserLimits {
  readonly longestMs: number;
  readonly mostBytes: number;
  readonly mostWaiting: number;
  readonly idleMs: number;
}

interface LocalRecogniser extends TextRecogniser {
  /** Number of the recogniser's threads that are running. */
  threads(): number;
  close(): Promise<void>;
}

/**
 * Recognises text on this machine. A separate thread reads one photograph at a time. The thread starts with the first
 * photograph, and ends after a minute without a photograph. If a photograph exceeds the time or memory limit, the
 * thread is stopped.
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
      return { outcome: 'failed' }; // The pool replaces the stopped thread with a new one.
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
