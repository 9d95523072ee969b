import { checkRoster } from '@bench/roster';
import * as XLSX from 'xlsx';
self.onmessage = (e: MessageEvent<ArrayBuffer>) => {
  const book = XLSX.read(e.data, { type: 'array', dense: true, cellFormula: false, cellHTML: false, cellText: false });
  const rows = XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]], { header: 1, raw: true });
  (self as any).postMessage({ result: checkRoster(rows), people: rows });
};
