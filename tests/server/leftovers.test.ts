import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { removeLeftovers } from '../../app/server/files/leftovers.ts';

const hourMs = 3_600_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tuanbao-leftovers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('incomplete uploads of a killed process are removed after a day, and not earlier', async () => {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming);
  for (const [name, hours] of [
    ['just-begun', 0],
    ['of-today', 23],
    ['of-yesterday', 25],
  ] as const) {
    const at = new Date(Date.now() - hours * hourMs);
    await writeFile(join(incoming, name), 'half');
    await utimes(join(incoming, name), at, at);
  }

  await removeLeftovers(incoming);

  expect((await readdir(incoming)).toSorted()).toEqual(['just-begun', 'of-today']);
});

test('a missing upload folder is no error', async () => {
  await expect(removeLeftovers(join(folder, 'never-made'))).resolves.toBeUndefined();
});
