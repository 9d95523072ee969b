import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { repository, sourcesIn } from './imports.ts';

const code = sourcesIn('{library/src,app}/**/*.{ts,tsx}');

/** A value that is cast to `never` fits any type, so the type checker can't find errors in its use. */
it('no code casts to never', () => {
  expect(code.length).toBeGreaterThan(1000);
  expect(code.filter((file) => /\bas never\b/.test(readFileSync(join(repository, file), 'utf8')))).toEqual([]);
});
