import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { atlasModes, modes } from '../../.storybook/modes.ts';
import { chromaticOfAtlas } from '../../stories/atlas/chromaticOfAtlas.ts';
import { storyFiles } from './moduleGraph.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('gives Chromatic the modes of the galleries', () => {
  expect(read('.storybook/preview.tsx')).toContain('chromatic: { modes },');
});

it('switches off the same modes of the atlas in Chromatic', () => {
  const off = Object.keys(chromaticOfAtlas.modes);

  expect([...off, ...atlasModes].toSorted()).toEqual(Object.keys(modes).toSorted());
  const atlas = storyFiles().filter((file) => file.startsWith('stories/atlas/'));
  const others = atlas.filter((file) => !/chromatic: (chromaticOfAtlas|\{ disableSnapshot: true \})/.test(read(file)));
  expect(others).toEqual([]);
});

it('lets Chromatic take only changed stories', () => {
  const config = JSON.parse(read('chromatic.config.json')) as Record<string, unknown>;

  expect(config['onlyChanged']).toBe(true);
  // Chromatic refuses both options together. The Storybook that it gets has only the stories with pictures.
  expect(config).not.toHaveProperty('onlyStoryNames');
});
