import { checkRoster } from '@bench/roster';
import { readSheet } from 'read-excel-file/web-worker';
self.onmessage = async (e: MessageEvent<ArrayBuffer>) => {
  const rows = await readSheet(new Blob([e.data]) as any);
  (self as any).postMessage({ result: checkRoster(rows as any), people: rows });
};
