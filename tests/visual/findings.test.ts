import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { modes } from '../../.storybook/modes.ts';
import { type Baselines, baselinesIn } from './baselines.ts';
import { staleFindings } from './findings.ts';
import { webpOf } from './picture.ts';
import { modesOf, shotsOf } from './shots.ts';

let folder: string;
let baselines: Baselines;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
  baselines = baselinesIn(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

const gallery = { id: 'components-tag--gallery', title: 'Components/Tag', name: 'Gallery', type: 'story' };

it('takes pictures of galleries in all modes, of sheets of the atlas in the main ones, and of nothing else', () => {
  const all = Object.keys(modes);
  expect(modesOf(gallery, all)).toEqual(all);
  expect(modesOf({ ...gallery, id: 'atlas-orders--every-status', title: 'Atlas/Orders' }, all)).toEqual([
    'light',
    'dark',
    'phone',
  ]);
  expect(modesOf({ ...gallery, id: 'components-tag--default' }, all)).toEqual([]);
  expect(modesOf({ ...gallery, type: 'docs' }, all)).toEqual([]);
  expect(modesOf({ ...gallery, title: 'Atlas/Five widths', tags: ['tool'] }, all)).toEqual([]);
  expect(shotsOf([gallery], modes).map(({ mode }) => mode)).toEqual(all);
});

it('reports references of stories and modes that no longer exist', async () => {
  const picture = await webpOf({ width: 1, height: 1, data: Buffer.alloc(4) });
  for (const key of [
    'light/components-tag--gallery',
    'light/components-gone--gallery',
    'sepia/components-tag--gallery',
  ]) {
    baselines.write(key, picture, 'bytes');
  }

  const stale = await staleFindings(shotsOf([gallery], modes), baselines);

  expect(stale.map(({ key, kind }) => [key, kind])).toEqual([
    ['light/components-gone--gallery', 'removed'],
    ['sepia/components-tag--gallery', 'removed'],
  ]);
});
