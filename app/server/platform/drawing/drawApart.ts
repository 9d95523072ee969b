import { Piscina } from 'piscina';

import type { PlannedDocument } from './plannedDocument.ts';

/** Milliseconds for which the thread that generates PDFs waits for a document before the thread ends. */
const idleMs = 60_000;

/**
 * A pool with one thread that generates PDFs. A document with 10,000 lines uses a core for seconds, and each thread
 * would keep the font in memory (about 60 MB). While one document is generated, other documents wait in a queue.
 */
const pool = new Piscina<PlannedDocument, Uint8Array<ArrayBuffer>>({
  filename: new URL('./drawPdf.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: idleMs,
});

/**
 * Generates a PDF in another thread, so that the calling thread can handle requests.
 * @throws Error when the document can't be generated
 */
export const drawApart = (document: PlannedDocument): Promise<Uint8Array<ArrayBuffer>> => pool.run(document);
