import { type WrittenSheet, writeWorkbook } from './writeWorkbook.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<readonly WrittenSheet[]>) => {
  const file = writeWorkbook(data).buffer;
  globalThis.postMessage(file, { transfer: [file] });
});
