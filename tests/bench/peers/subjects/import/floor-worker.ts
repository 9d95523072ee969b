import { exposeImport, viaWorker } from '@bench/import';
const run = viaWorker(() => new Worker(new URL('./_floor.worker.ts', import.meta.url), { type: 'module' }));
exposeImport(
  'floor-worker',
  async (f) => {
    const m = await run(f);
    return { result: m.result, people: { cols: m.cols, text: m.text, ends: m.ends } };
  },
  'the limit, in a worker: columns transferred, texts as one string with offsets',
);
