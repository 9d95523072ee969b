import { expect, it } from 'vitest';

import { importsOf, sourcesIn } from './imports.ts';

const files = sourcesIn('tests/stranger/**/*.ts');

it('the stranger imports only its own files and Node, and nothing of the product', () => {
  const known = files.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => !/^(?:\.\/[^/]+|node:.+)$/.test(specifier))
      .map((specifier) => `${file} imports ${specifier}`),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(known).toEqual([]);
});
