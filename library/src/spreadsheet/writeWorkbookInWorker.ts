import type { WrittenSheet } from './writeWorkbook.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Milliseconds after which a worker that doesn't respond counts as failed. */
const patienceMs = 30_000;

const notWritten = () => new RangeError('the workbook was not written');

function newWorker(): Worker {
  try {
    return new Worker(new URL('./writeWorkbookWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    throw notWritten(); // The page's content security policy or the browser forbids workers.
  }
}

/** Writes a file in a separate worker, so that the worker that reads files isn't blocked. */
const writtenInWorker = (sheets: readonly WrittenSheet[]): Promise<ArrayBuffer> => {
  const worker = newWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const written = new Promise<ArrayBuffer>((resolve, reject) => {
    timer = setTimeout(() => reject(notWritten()), patienceMs);
    worker.addEventListener('error', () => reject(notWritten()));
    worker.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => resolve(event.data));
    worker.postMessage(sheets, []);
  });
  return written.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};

const writtenInPage = async (sheets: readonly WrittenSheet[]): Promise<ArrayBuffer> => {
  const { writeWorkbook } = await import('./writeWorkbook.ts');
  return writeWorkbook(sheets).buffer;
};

async function bytesOf(sheets: readonly WrittenSheet[]): Promise<ArrayBuffer> {
  if (typeof Worker === 'undefined') return writtenInPage(sheets);
  try {
    return await writtenInWorker(sheets);
  } catch {
    return writtenInPage(sheets); // The page is slower for a moment, but the user gets the file.
  }
}

/**
 * Writes an xlsx file in a worker. If the browser has no workers, or the worker can't start, fails or doesn't respond
 * within `patienceMs`, the file is written in the page.
 */
export const writeWorkbookInWorker = async (sheets: readonly WrittenSheet[]): Promise<Blob> =>
  new Blob([await bytesOf(sheets)], { type: workbookType });
