import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync('library/src/**/*.styles.ts', { cwd: root });

/**
 * Returns the beginnings of functions after `${`. styled-components would call such functions and create styles while a
 * page runs.
 */
const functionsIn = (text: string) => [...text.matchAll(/\$\{\s*(?:\(|\w+\s*=>|function\b)/g)].map(([found]) => found);

it('sees a function in a template', () => {
  expect(functionsIn('`color: ${({ theme }) => theme.text};`')).toHaveLength(1);
  expect(functionsIn('`color: ${color.text.muted}; inline-size: calc(2 * ${size.rem});`')).toEqual([]);
});

it('the styles of the library are fixed texts, so that a build could write them into style sheets', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.flatMap((file) => functionsIn(readFileSync(root + file, 'utf8')).map((found) => `${file}: ${found}`)),
  ).toEqual([]);
});
