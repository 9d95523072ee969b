import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { paths } from '../../app/client/platform/navigation/paths.ts';
import { filesOfScreens, type ScreenFiles } from '../../app/server/pages/screenFiles.ts';

const client = join(import.meta.dirname, '../../app/client');
const routes = readdirSync(join(client, 'routes')).filter((file) => file.endsWith('.tsx'));
const persons = 'client/orderPersons/OrderPersons.tsx';

/** Manifest in which each screen has a file with its name, and all screens share a script. */
const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, css: ['assets/index-1.css'] },
  _shared: { file: 'assets/shared-1.js', imports: ['index.html'], css: ['assets/shared-1.css'] },
  ...Object.fromEntries(
    routes.map((file) => [
      `client/routes/${file}`,
      { file: `assets/${file.replace('.tsx', '')}-1.js`, imports: ['index.html', '_shared'] },
    ]),
  ),
  [persons]: { file: 'assets/OrderPersons-1.js', imports: ['_shared'] },
};

describe('the files of a screen, named in the head of its page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-manifest-'));
  let filesOf: ScreenFiles;
  beforeAll(() => {
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    filesOf = filesOfScreens(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are its scripts and styles, each once, without the first file', () => {
    expect(filesOf('/orderDetail/TB1')).toBe(
      '<link rel="preload" as="style" crossorigin href="/assets/shared-1.css">' +
        '<link rel="modulepreload" crossorigin href="/assets/order-detail-1.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/shared-1.js">',
    );
  });

  test('include the files of a tab with much code', () => {
    expect(existsSync(join(client, '..', persons))).toBe(true);
    expect(filesOf('/orderDetailUuid/u?tab=persons')).toContain('/assets/OrderPersons-1.js');
    expect(filesOf('/orderDetail/TB1?tab=invoice')).toBe(filesOf('/orderDetail/TB1'));
  });

  test.each(Object.values(paths).filter((path) => path !== '/' && path !== '/entry'))('are known for %s', (path) => {
    expect(filesOf(path.replaceAll(/:\w+/g, 'x'))).toContain('rel="modulepreload"');
  });

  test.each(['/', '/entry', '/unknown', '/__proto__/x', '//', '/constructor?tab=toString'])(
    'are none for %s, whose code is in the first file',
    (url) => {
      expect(filesOf(url)).toBe('');
    },
  );

  test('are none if the client has no manifest', () => {
    expect(filesOfScreens(join(folder, 'none'))('/orderDetail/TB1')).toBe('');
  });
});
