import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Length in pixels to which the longest side of a picture is reduced before the search for QR codes. */
const side = 2000;
const maxPages = 3;

interface Task {
  readonly path: string;
  readonly type: string;
}

/**
 * Reads at most four QR codes of a picture, or the first 20,000 characters of the text in a PDF. A PDF with more than
 * `maxPages` pages isn't read. This function runs in a separate thread, so that the thread can be stopped.
 */
async function read({ path, type }: Task): Promise<{ codes: string[]; text: string }> {
  if (type === 'application/pdf') {
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
    if (pdf.numPages > maxPages) return { codes: [], text: '' };
    const { text } = await extractText(pdf, { mergePages: false });
    return { codes: [], text: text.join('\n').slice(0, 20_000) };
  }
  const { data, info } = await sharp(path, { limitInputPixels: 50_000_000, sequentialRead: true })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Without this file, the library would download its program from a public address.
  const program = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  };
  const found = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 });
  return { codes: found.filter(({ isValid }) => isValid).map(({ text }) => text), text: '' };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origins
parentPort?.postMessage(await read(workerData as Task));
