import { Worker } from 'node:worker_threads';

import { inTurn } from '../platform/jobs/inTurn.ts';

/** The contents of the QR codes in a document, and the document's text. */
export interface PrintedWords {
  readonly codes: readonly string[];
  readonly text: string;
}

const nothingRead: PrintedWords = { codes: [], text: '' };
const longestMs = 2500;

/**
 * Greatest memory of the thread in bytes. It includes the heap and the external buffers, because the JavaScript engine
 * doesn't limit the external buffers.
 */
const mostBytes = 128 * 1024 * 1024;

/**
 * Milliseconds between two checks of the memory. Within this time, a page can decompress to at most a few megabytes.
 */
const everyMs = 25;

const isTooMuch = async (worker: Worker): Promise<boolean> => {
  const { total_heap_size: heap, external_memory: buffers } = await worker.getHeapStatistics();
  return heap + buffers > mostBytes;
};

/** Runs the threads of all requests one after the other. */
const oneAtATime = inTurn();

/**
 * Reads the QR codes and the text of a document in a separate thread. The thread is stopped after 2.5 s, or when it
 * uses 128 MB, so that no document can block the server.
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
      if (hasEnded) return; // The thread has ended already or is being stopped.
      hasEnded = true;
      clearTimeout(timer);
      clearInterval(looks);
      void worker.terminate().then(() => resolve(words)); // The memory is freed only when the thread has ended.
    };
    const look = () =>
      isTooMuch(worker).then(
        (isOver) => (isOver ? end(nothingRead) : undefined),
        () => undefined, // the thread has ended by itself
      );
    const looks = setInterval(() => void look(), everyMs);
    let timer: NodeJS.Timeout | undefined;
    // The time is counted from the first line that the thread runs, because the start of a thread takes the same time
    // for any document.
    worker.once('online', () => (timer = setTimeout(() => end(nothingRead), longestMs)));
    worker.once('message', (words: PrintedWords) => end(words));
    worker.once('error', () => end(nothingRead));
    worker.once('exit', () => end(nothingRead));
  });
