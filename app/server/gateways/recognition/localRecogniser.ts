import { Piscina } from 'piscina';

import { inTurn } from '../../platform/jobs/inTurn.ts';
import type { Photograph, Recognition, RecognisedText, TextRecogniser } from './recognisedText.ts';

/** How long the thread is kept for the next photograph; afterwards its memory is free. */
const idleMs = 60_000;

/** A photograph of 12 megapixels takes some four seconds of one core. */
const longestMs = 20_000;

/** Memory that a photograph may take beside what the server had before. */
const mostBytes = 400 * 1024 * 1024;

/** How often its memory is measured. */
const everyMs = 100;

/** At most so many photographs wait for the one that is read. */
const mostWaiting = 4;

/** Limits of a local recogniser. */
interface RecogniserLimits {
  readonly longestMs: number;
  readonly mostBytes: number;
  readonly mostWaiting: number;
  readonly idleMs: number;
}

/** A recogniser on this machine. */
interface LocalRecogniser extends TextRecogniser {
  /** Number of threads that it holds at this moment. */
  threads(): number;
  close(): Promise<void>;
}

/**
 * Recognises text on this machine, one photograph at a time, in a thread that starts with the first one and ends when none
 * came for a minute. A photograph that takes too long, or too much memory, ends the thread, whatever it does.
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
      return { outcome: 'failed' }; // the pool ends a thread that is stopped, and starts another one
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
