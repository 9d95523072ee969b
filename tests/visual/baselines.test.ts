import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { baselinesIn, hashOf } from './baselines.ts';

const reference = Buffer.from('reference');
const taken = Buffer.from('taken');
let folder: string;
const open = () => baselinesIn(folder);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
  open().write('light/a', reference, hashOf(taken));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('knows the bytes of which a reference was made, in the next run too', () => {
  expect(open().isKnown('light/a', taken)).toBe(true);
});

it('knows neither other bytes, nor the same bytes of another picture or of another reference', () => {
  expect(open().isKnown('light/a', Buffer.from('other bytes'))).toBe(false);
  expect(open().isKnown('dark/a', taken)).toBe(false);
  writeFileSync(join(folder, 'light/a.webp'), 'another reference');
  expect(open().isKnown('light/a', taken)).toBe(false);
});

it('no longer knows a picture that is removed', () => {
  open().remove('light/a');

  expect(open().keys()).toEqual([]);
  open().write('light/a', reference, hashOf(Buffer.from('other')));
  expect(open().isKnown('light/a', taken)).toBe(false);
});
