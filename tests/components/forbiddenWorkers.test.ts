import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { shrinkImage } from '../../library/src/components/FileUpload/shrinkImage.ts';
import { readTables } from '../../library/src/spreadsheet/readTables.ts';
import { writeWorkbookInWorker } from '../../library/src/spreadsheet/writeWorkbookInWorker.ts';

/** Some browsers throw at once if the content security policy of the page forbids workers. */
function forbiddenWorker() {
  throw new DOMException('blocked', 'SecurityError');
}

beforeEach(() => {
  vi.stubGlobal('Worker', forbiddenWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an image is made smaller in the page', async () => {
  vi.stubGlobal('OffscreenCanvas', vi.fn());
  URL.createObjectURL = () => '';
  URL.revokeObjectURL = () => undefined;
  const decode = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('not an image', 'EncodingError'));
  vi.stubGlobal('Image', function image() {
    return { src: '', decode };
  });
  const limits = { imageEdge: 100, imageBytes: 100 };
  expect(await shrinkImage(new Blob(['?']), limits, new AbortController().signal)).toBeNull();
  expect(decode).toHaveBeenCalledOnce();
});

it('a workbook is written in the page', async () => {
  const file = await writeWorkbookInWorker([{ name: '人员清单', columns: [{ caption: '姓名' }], rows: [['安宁']] }]);
  const tables = await readTables(file);
  if (typeof tables === 'string') throw new Error(tables);
  expect(tables.map(({ name, cellsAt }) => [name, cellsAt(0), cellsAt(1)])).toEqual([['人员清单', ['姓名'], ['安宁']]]);
});
