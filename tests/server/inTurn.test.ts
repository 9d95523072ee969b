import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';

import { describe, expect, test } from 'vitest';

import { printedWords } from '../../app/server/licences/printedWords.ts';
import { inTurn } from '../../app/server/platform/jobs/inTurn.ts';

describe('work in turn', () => {
  test('is done one piece after another, also with a failed one between them, and each caller gets its own result', async () => {
    const oneAtATime = inTurn();
    const events: string[] = [];
    const piece = (name: string, fails = false) =>
      oneAtATime(async () => {
        events.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        events.push(`${name} ends`);
        if (fails) throw new RangeError(name);
        return name;
      });

    const ended = await Promise.allSettled([piece('first'), piece('second', true), piece('third')]);

    expect(events).toEqual([
      'first begins',
      'first ends',
      'second begins',
      'second ends',
      'third begins',
      'third ends',
    ]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(ended[2]).toMatchObject({ value: 'third' });
  });
});

test('documents that are sent at the same time are read in one thread, one after another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tuanbao-documents-'));
  const path = join(folder, 'broken.pdf');
  await writeFile(path, '%PDF-1.7 and nothing more');
  let [live, most] = [0, 0];
  const count = (worker: Worker) => {
    most = Math.max(most, (live += 1));
    worker.once('exit', () => (live -= 1));
  };
  process.on('worker', count);

  const words = await Promise.all(Array.from({ length: 4 }, () => printedWords(path, 'application/pdf')));
  process.off('worker', count);
  await rm(folder, { recursive: true, force: true });

  expect(words).toEqual(Array.from({ length: 4 }, () => ({ codes: [], text: '' })));
  expect(most).toBe(1);
});
