import { Worker } from 'node:worker_threads';

/** What is printed in a document. */
export interface PrintedWords {
  readonly codes: readonly string[];
  readonly text: string;
}

const nothingRead: PrintedWords = { codes: [], text: '' };
const longestMs = 3000;

/** Reads QR codes and text in a thread of its own, which ends after three seconds or 160 MB whatever the document does. */
export const printedWords = (path: string, type: string): Promise<PrintedWords> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./readDocument.worker.ts', import.meta.url), {
      workerData: { path, type },
      resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 },
      stdout: true,
      stderr: true,
    });
    const end = (words: PrintedWords) => {
      clearTimeout(timer);
      resolve(words);
      void worker.terminate();
    };
    let timer: NodeJS.Timeout | undefined;
    // Counted from the first line that runs: how long a thread takes to start says nothing of the document.
    worker.once('online', () => (timer = setTimeout(() => end(nothingRead), longestMs)));
    worker.once('message', (words: PrintedWords) => end(words));
    worker.once('error', () => end(nothingRead));
    worker.once('exit', () => end(nothingRead));
  });
