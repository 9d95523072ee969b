import { exposeImport, viaWorker } from '@bench/import';
exposeImport(
  'sheetjs-worker',
  viaWorker(() => new Worker(new URL('./_sheetjs.worker.ts', import.meta.url), { type: 'module' })),
  'SheetJS 0.18.5 in a worker, rows posted back as arrays',
);
