import { exposeImport } from '@bench/import';
import { checkRoster } from '@bench/roster';
import { readSheet } from 'read-excel-file/browser';
exposeImport(
  'ref-main',
  async (file) => {
    const rows = await readSheet(new Blob([file]) as any);
    return { result: checkRoster(rows as any), people: rows };
  },
  'read-excel-file 9 /browser (unzips in its own worker, parses on the main thread)',
);
