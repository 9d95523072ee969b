import { exposeImport, viaWorker } from '@bench/import';
exposeImport(
  'ref-worker',
  viaWorker(() => new Worker(new URL('./_ref.worker.ts', import.meta.url), { type: 'module' })),
  'read-excel-file 9 /web-worker in a worker',
);
