import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { writeNewFile } from '../../app/server/platform/storage/newFile.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tuanbao-new-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Receives an upload whose connection is cut. Afterwards the file is removed, as in all functions that receive uploads.
 */
async function takeCut(): Promise<void> {
  const path = join(folder, randomUUID());
  const cut = new Readable({ read: () => undefined });
  cut.on('error', () => {});
  cut.destroy(new Error('cut'));
  await new Promise((next) => setImmediate(next));
  try {
    await writeNewFile(path, cut, () => undefined);
  } finally {
    await rm(path, { force: true });
  }
}

test('uploads that were cut before they are looked at leave no file behind', async () => {
  const refused: PromiseSettledResult<void>[] = [];
  for (let round = 0; round < 80; round += 1) {
    refused.push(...(await Promise.allSettled(Array.from({ length: 25 }, takeCut))));
  }

  expect(refused.filter(({ status }) => status === 'rejected')).toHaveLength(2000);
  expect(await readdir(folder)).toEqual([]);
});

test('received bytes are written, and the caller who inspects them can stop the writing', async () => {
  const [whole, ended] = [join(folder, 'whole'), join(folder, 'ended')];
  await writeNewFile(whole, Readable.from([Buffer.from('甲'), Buffer.from('乙')]), () => undefined);

  expect(await readFile(whole, 'utf8')).toBe('甲乙');
  await expect(
    writeNewFile(ended, Readable.from([Buffer.alloc(9)]), ({ length }) => {
      if (length > 5) throw new RangeError('too much');
    }),
  ).rejects.toThrow('too much');
});
