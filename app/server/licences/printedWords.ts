import { Worker } from 'node:worker_threads';

import { inTurn } from '../platform/jobs/inTurn.ts';

/** Codes and text in a document. */
export interface PrintedWords {
  readonly codes: readonly string[];
  readonly text: string;
}

const nothingRead: PrintedWords = { codes: [], text: '' };
const longestMs = 2500;

/** Memory limit of a thread in bytes: its heap, and the buffers beside it that no limit of the engine covers. */
const mostBytes = 128 * 1024 * 1024;

/** A page unpacks to some megabytes between two looks. */
const everyMs = 25;

const isTooMuch = async (worker: Worker): Promise<boolean> => {
  const { total_heap_size: heap, external_memory: buffers } = await worker.getHeapStatistics();
  return heap + buffers > mostBytes;
};

/** One thread at a time for all requests. */
const oneAtATime = inTurn();

/** Reads QR codes and text in a thread of its own, which ends after 2.5 s or with 128 MB whatever the document does. */
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
      if (hasEnded) return; // its exit follows, with nothing to add
      hasEnded = true;
      clearTimeout(timer);
      clearInterval(looks);
      void worker.terminate().then(() => resolve(words)); // its memory is free once it has ended
    };
    const look = () =>
      isTooMuch(worker).then(
        (isOver) => (isOver ? end(nothingRead) : undefined),
        () => undefined, // it ended by itself
      );
    const looks = setInterval(() => void look(), everyMs);
    let timer: NodeJS.Timeout | undefined;
    // Counted from the first line that runs: how long a thread takes to start says nothing of the document.
    worker.once('online', () => (timer = setTimeout(() => end(nothingRead), longestMs)));
    worker.once('message', (words: PrintedWords) => end(words));
    worker.once('error', () => end(nothingRead));
    worker.once('exit', () => end(nothingRead));
  });
