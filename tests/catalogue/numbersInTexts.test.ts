import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const repository = new URL('../../', import.meta.url);

/**
 * Matches a count or an amount with four or more digits but without a comma. The texts of clauses aren't checked,
 * because insurers write them.
 */
const ungrouped = /(?<![\d,.])\d{4,} ?(?:人|名|个|份|元|天)/;

it('groups the digits of counts and amounts in the texts of products: 2,000 人', () => {
  const files = globSync(['app/catalogue/products/*.json', 'library/src/products/families/*.ts'], { cwd: repository });
  expect(files.length).toBeGreaterThan(20);
  const offences = files.flatMap((file) =>
    readFileSync(new URL(file, repository), 'utf8')
      .split('\n')
      .filter((line) => ungrouped.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(offences).toEqual([]);
});
