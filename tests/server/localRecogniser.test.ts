import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { idCardPhotograph } from '@tuanbao/library/domain/recognition/idCardPhotograph';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { localRecogniser } from '../../app/server/gateways/recognition/localRecogniser.ts';
import { idCardPaper } from '../fixtures/papers/drawnPapers.ts';
import { photographOf } from '../fixtures/papers/photograph.ts';
import { samplePapers } from '../fixtures/papers/samplePapers.ts';

const { idCard } = samplePapers(3);
const circumstances = { turn: 8, noise: 4, shadow: 0.2, quality: 80, megapixels: 2 };

describe('text recognition on this machine', () => {
  let folder: string;
  let path: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tuanbao-recognition-'));
    path = join(folder, 'card');
    await writeFile(path, await photographOf(idCardPaper(idCard), circumstances));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('straightens a rotated card and reads its number, without another company’s server', async () => {
    const recogniser = localRecogniser({ longestMs: 120_000, mostBytes: 4e9 });
    const recognition = await recogniser.recognise({ path, kind: 'idCard' });
    await recogniser.close();
    if (recognition.outcome !== 'read') throw new Error(recognition.outcome);
    const { lines, again } = recognition.text;
    const reading = idCardPhotograph(lines, new Map(Object.entries(again)), '2026-11-20');

    expect(reading.idNo.value).toBe(idCard.idNo);
  });

  test('reads one photograph at a time, lets some wait and refuses more', async () => {
    const recogniser = localRecogniser({ mostWaiting: 1 });
    const nothing = join(folder, 'nothing');
    const outcomes = await Promise.all(
      [nothing, nothing, path, path].map((each) => recogniser.recognise({ path: each, kind: 'idCard' })),
    );
    await recogniser.close();

    expect(outcomes).toEqual([{ outcome: 'failed' }, { outcome: 'failed' }, { outcome: 'busy' }, { outcome: 'busy' }]);
  });

  test.each([
    ['time', { longestMs: 1 }],
    ['memory', { mostBytes: 0 }],
  ])('is ended when it takes too much %s', async (_, limits) => {
    const recogniser = localRecogniser(limits);
    expect(await recogniser.recognise({ path, kind: 'idCard' })).toEqual({ outcome: 'failed' });
    await recogniser.close();
  });

  test('holds no thread before the first photograph, nor after a time without any', async () => {
    const recogniser = localRecogniser({ idleMs: 10 });
    expect(recogniser.threads()).toBe(0);
    await recogniser.recognise({ path, kind: 'idCard' });
    await expect.poll(() => recogniser.threads()).toBe(0);
    await recogniser.close();
  });
});
