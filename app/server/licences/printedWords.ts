import { Worker } from 'node:worker_threads';

import { inTurn } from '../platform/jobs/inTurn.ts';

/** Codes and text in a document. */
export interface PrintedWords {
  readonly codes: readonly string[];
  readonly text: string;
}

const nothingRead: PrintedWords = { codes: [], text: '' };
const longestMs = 2500;

/** Memory limit of a thread in bytes. It includes the heap and the external buffers, which the engine doesn't limit. */
const mostBytes = 128 * 1024 * 1024;

/** Interval of the memory checks in milliseconds. A page decompresses to a few megabytes within it. */
const everyMs = 25;

const isTooMuch = async (worker: Worker): Promise<boolean> => {
  const { total_heap_size: heap, external_memory: buffers } = await worker.getHeapStatistics();
  return heap + buffers > mostBytes;
};

/** Runs one thread at a time for all requests. */
const oneAtATime = inTurn();

/**
 * Reads QR codes and text in a separate thread. The thread is stopped after 2.5 s or at 128 MB, so that no document can
 * block the server.
 */
export const printedWords = (path: string, type: string): Promise<PrintedWords> =>
  oneAtATime(() => wordsIn(path, type));

const wordsIn = (path: string, type: string): Promise<PrintedWords> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./readDocument.worker.ts', import.meta.url), {
      workerData: { path, type },
      resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 },
      stdout: true,
      stderr: true,
    });
    let hasEnded = false;
    const end = (words: PrintedWords) => {
      if (hasEnded) return; // the thread already ended or is being stopped
      hasEnded = true;
      clearTimeout(timer);
      clearInterval(looks);
      void worker.terminate().then(() => resolve(words)); // the memory is free only after the thread has ended
    };
    const look = () =>
      isTooMuch(worker).then(
        (isOver) => (isOver ? end(nothingRead) : undefined),
        () => undefined, // the thread has ended by itself
      );
    const looks = setInterval(() => void look(), everyMs);
    let timer: NodeJS.Timeout | undefined;
    // The time starts when the thread runs its first line, because the start of a thread doesn't depend on the
    // document.
    worker.once('online', () => (timer = setTimeout(() => end(nothingRead), longestMs)));
    worker.once('message', (words: PrintedWords) => end(words));
    worker.once('error', () => end(nothingRead));
    worker.once('exit', () => end(nothingRead));
  });
