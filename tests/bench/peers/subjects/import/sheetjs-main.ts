import { exposeImport } from '@bench/import';
import { checkRoster } from '@bench/roster';
import * as XLSX from 'xlsx';
exposeImport(
  'sheetjs-main',
  async (file) => {
    const book = XLSX.read(file, { type: 'array', dense: true, cellFormula: false, cellHTML: false, cellText: false });
    const rows = XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]], { header: 1, raw: true });
    return { result: checkRoster(rows), people: rows };
  },
  'SheetJS 0.18.5 on the main thread, dense',
);
