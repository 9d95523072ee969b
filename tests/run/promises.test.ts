import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repository } from '../architecture/imports.ts';
import { promises } from '../torture/promises.ts';

const held = promises.flatMap(({ tests }) =>
  tests.flatMap((each) =>
    typeof each === 'string'
      ? [{ file: each, part: '' }]
      : each.named.split('|').map((part) => ({ file: each.file, part })),
  ),
);

describe('the tests that prove the promises of the server', () => {
  it.each(held)('tests/$file.test has a title like “$part”', ({ file, part }) => {
    const path = ['.test.ts', '.test.tsx'].map((end) => join(repository, 'tests', file + end)).find(existsSync);

    expect(path && readFileSync(path, 'utf8')).toMatch(new RegExp(part));
  });
});
