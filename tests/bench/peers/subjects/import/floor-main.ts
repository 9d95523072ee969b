import { exposeImport } from '@bench/import';

import { readFloor } from './_floor';
exposeImport(
  'floor-main',
  async (f) => {
    const m = await readFloor(f);
    return { result: m.result, people: m };
  },
  'the limit, on the main thread',
);
