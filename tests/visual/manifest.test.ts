import { expect, it } from 'vitest';

import { areComparable, type Manifest, manifestHere, notJudgedWords } from './manifest.ts';

const references: Manifest = {
  chromium: '156',
  platform: 'linux x64',
  fonts: { roboto: '0.4.3' },
  probe: 'a1',
};

it('compares pictures of another version that draws the probe page the same', () => {
  expect(areComparable(references, { ...references, chromium: '157' })).toBe(true);
});

it('does not compare pictures if the probe page differs, or if there are no references', () => {
  expect(areComparable(references, { ...references, probe: 'b2' })).toBe(false);
  expect(areComparable(undefined, references)).toBe(false);
});

it('says what differs and how to take the references again', () => {
  const words = notJudgedWords(references, { ...references, chromium: '157', probe: 'b2' }).join('\n');

  expect(words).toContain('Chromium 156');
  expect(words).toContain('Chromium 157');
  expect(words).toContain('npm run visual -- --retake');
});

it('names only the major version, and all font packages', () => {
  const here = manifestHere('156.0.8078.79', 'a1');

  expect(here.chromium).toBe('156');
  expect(Object.keys(here.fonts)).toEqual(expect.arrayContaining(['noto-sans-sc', 'roboto']));
});
