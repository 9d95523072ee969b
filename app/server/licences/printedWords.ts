import { Worker } from 'node:worker_threads';

import { inTurn } from '../platform/jobs/inTurn.ts';

/** The contents of the QR codes in a document, and the document's text. */
export interface PrintedWords {
  readonly codes: readonly string[];
  readonly text: string;
}

const nothingRead: PrintedWords = { codes: [], text: '' };

/** Longest computing time of the thread in milliseconds, with its start. It hardly depends on how busy the machine is. */
const mostCpuMs = 3000;

/** Longest time of the thread in milliseconds, on a busy machine or if the thread waits for something. */
const longestMs = 20_000;

/**
 * Greatest memory of the thread in bytes. It includes the heap and the external buffers, because the JavaScript engine
 * doesn't limit the external buffers.
 */
const mostBytes = 128 * 1024 * 1024;

/**
 * Milliseconds between two checks of the thread. Within this time, a page can decompress to at most a few megabytes.
 */
const everyMs = 25;

const isTooMuch = async (worker: Worker): Promise<boolean> => {
  const { total_heap_size: heap, external_memory: buffers } = await worker.getHeapStatistics();
  const { user, system } = await worker.cpuUsage(); // in microseconds
  return heap + buffers > mostBytes || user + system > mostCpuMs * 1000;
};

/** Runs the threads of all requests one after the other. */
const oneAtATime = inTurn();

/**
 * Reads the QR codes and the text of a document in a separate thread. The thread is stopped after 3 s of
 * computing or 20 s, or when it uses 128 MB, so that no document can block the server.
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
    // The time is counted from the first line that the thread runs.
    worker.once('online', () => (timer = setTimeout(() => end(nothingRead), longestMs)));
    worker.once('message', (words: PrintedWords) => end(words));
    worker.once('error', () => end(nothingRead));
    worker.once('exit', () => end(nothingRead));
  });
