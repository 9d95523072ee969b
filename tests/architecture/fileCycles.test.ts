import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { fileCycles } from './fileCycles.ts';
import { repository, sourcesIn } from './imports.ts';

it('files of the product do not import each other in a circle, types included', () => {
  const pattern = '{tokens,library,app}/**/*.{ts,tsx}';
  expect(sourcesIn(pattern).length).toBeGreaterThan(1000);
  expect(fileCycles(pattern)).toEqual([]);
});

/** Creates files with these contents and returns the import cycles among them. */
function cyclesAmong(files: Readonly<Record<string, string>>): readonly (readonly string[])[] {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const below = relative(repository, root);
  return fileCycles(`${below}/**/*.ts`).map(({ nodes }) => nodes.map((file) => relative(below, file)));
}

describe('a cycle of files', () => {
  it('is found through a third file, with any kind of import', () => {
    const cycles = cyclesAmong({
      'order.ts': "import { pay } from './payment/pay.ts';\n",
      'payment/pay.ts': "import type { Money } from '../money.ts';\n",
      'money.ts': "export const load = () => import('./order.ts');\n",
      'mail.ts': "import { order } from './order.ts';\n",
    });
    expect(cycles).toEqual([['money.ts', 'order.ts', 'payment/pay.ts']]);
  });

  it('is not seen where imports go one way', () => {
    const cycles = cyclesAmong({
      'main.ts': "import './order.ts';\nimport './money.ts';\n",
      'order.ts': "export { money } from './money.ts';\n",
      'money.ts': 'export const money = 1;\n',
    });
    expect(cycles).toEqual([]);
  });
});
