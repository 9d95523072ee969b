import { Piscina } from 'piscina';

import type { PlannedDocument } from './plannedDocument.ts';

/** How long the thread is kept for the next document. */
const idleMs = 60_000;

/**
 * One thread: a document with 10,000 lines takes a core for seconds, and each thread holds the font, some 60 MB.
 * Documents that are asked for meanwhile wait in line.
 */
const pool = new Piscina<PlannedDocument, Uint8Array<ArrayBuffer>>({
  filename: new URL('./drawPdf.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: idleMs,
});

/** The bytes of a PDF, drawn while this thread goes on answering. @throws Error where it can't be drawn */
export const drawApart = (document: PlannedDocument): Promise<Uint8Array<ArrayBuffer>> => pool.run(document);
