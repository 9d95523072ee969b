import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { folderCycles } from './folderCycles.ts';
import { sourcesIn } from './imports.ts';

const roots = [
  'tokens',
  'library/src',
  'library/src/domain',
  'library/src/domain/roster',
  'library/src/domain/subject',
  'library/src/i18n',
  'library/src/components',
  'library/src/widgets',
  'app',
  'app/catalogue',
  'app/contract',
  'app/client',
  'app/client/platform',
  'app/server',
  'app/server/platform',
];

describe.each(roots)('folders of %s', (root) => {
  it('do not import each other in a circle', () => {
    expect(sourcesIn(`${root}/**/*.{ts,tsx}`).length).toBeGreaterThan(1);
    expect(folderCycles(root)).toEqual([]);
  });
});

/** Creates a folder with files. Keys are paths, values are contents. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'folders-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const foldersOf = (root: string) => folderCycles(root).map(({ nodes }) => nodes);

describe('a cycle of folders', () => {
  it('is found through a third folder, with any kind of import', () => {
    const root = folderWith({
      'orders/order.ts': "import { pay } from '../payment/pay.ts';\n",
      'payment/pay.ts': "import type { Money } from '../money/money.ts';\n",
      'money/money.ts': "export const load = () => import('../orders/order.ts');\n",
      'mail/mail.ts': "import { order } from '../orders/order.ts';\n",
    });
    expect(foldersOf(root)).toEqual([['money', 'orders', 'payment']]);
    expect(folderCycles(root)[0]?.reasons).toHaveLength(3);
  });

  it('is found through files outside of the folders', () => {
    const root = folderWith({
      'services.ts': "import { Session } from './session/session.ts';\n",
      'session/Login.tsx': "import {\n  useServices,\n} from '../services.ts';\n",
    });
    expect(foldersOf(root)).toEqual([['(root)', 'session']]);
  });

  it('is not seen where imports go one way', () => {
    const root = folderWith({
      'main.ts': "import './orders/order.ts';\n",
      'orders/order.ts': "import './line.ts';\nexport { fen } from '../money/nested/fen.ts';\n",
      'orders/line.ts': "import { order } from './order.ts';\n",
      'money/nested/fen.ts': "import { yuan } from '../yuan.ts';\n",
      'money/yuan.ts': '',
    });
    expect(foldersOf(root)).toEqual([]);
  });
});
