import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { paths } from '../../app/client/platform/navigation/paths.ts';
import { filesOfScreens, type ScreenFiles } from '../../app/server/pages/screenFiles.ts';

const client = join(import.meta.dirname, '../../app/client');
const fileOf = (module: string) => `assets/${module.split('/').at(-1)?.replace('.tsx', '') ?? ''}-1.js`;

/** Modules that are loaded with a page, by the pattern of its address. */
const modules: Readonly<Record<string, readonly string[]>> = {
  [paths.product]: ['client/routes/product.tsx'],
  [paths.quotationPage]: ['client/routes/quotation-page.tsx', 'client/quotations/QuotationScreen.tsx'],
  [paths.quotation]: ['client/routes/quotation-show.tsx'],
  [paths.quotations]: ['client/routes/history-quote.tsx'],
  [paths.insureQuotation]: ['client/routes/insure-quotation.tsx'],
  [paths.write]: ['client/routes/write.tsx', 'client/application/WriteScreen.tsx'],
  [paths.writeByAdmin]: ['client/routes/write.tsx', 'client/application/WriteScreen.tsx'],
  [paths.writeByHistory]: ['client/routes/write.tsx', 'client/application/WriteScreen.tsx'],
  [paths.writeByUnfinish]: ['client/routes/write.tsx', 'client/application/WriteScreen.tsx'],
  [paths.writeByOffline]: ['client/routes/write.tsx', 'client/application/WriteScreen.tsx'],
  [paths.confirm]: ['client/routes/order-confirm.tsx', 'client/confirmation/ConfirmScreen.tsx'],
  [paths.payWait]: ['client/routes/pay-wait.tsx'],
  [paths.orders]: ['client/routes/order-list.tsx'],
  [paths.order]: [
    'client/routes/order-detail.tsx',
    'client/orderPage/OrderReceipt.tsx',
    'client/orders/ApplicantRecap.tsx',
  ],
  [paths.orderByUuid]: [
    'client/routes/order-detail.tsx',
    'client/orderPage/OrderReceipt.tsx',
    'client/orders/ApplicantRecap.tsx',
  ],
  [`${paths.order}?tab=persons`]: ['client/routes/order-detail.tsx', 'client/orderPersons/OrderPersons.tsx'],
  [`${paths.orderByUuid}?tab=invoice`]: ['client/routes/order-detail.tsx', 'client/invoice/InvoicePanel.tsx'],
  [`${paths.order}?tab=endorsements`]: ['client/routes/order-detail.tsx', 'client/endorsements/OrderEndorsements.tsx'],
  [`${paths.order}?tab=record`]: ['client/routes/order-detail.tsx'],
  [paths.offlineOrder]: ['client/routes/order-detail-offline.tsx'],
  [paths.unfinished]: ['client/routes/unfinish-list.tsx'],
  [paths.initiateEndorsement]: ['client/routes/initiate-preservation.tsx'],
  [paths.endorsements]: ['client/routes/preservation-list.tsx'],
  [paths.supplement]: ['client/routes/supplement-info.tsx'],
  [paths.renewal]: ['client/routes/renewal.tsx'],
  [paths.information]: ['client/routes/information.tsx'],
};

/** Manifest in which each module has a file with its name, and all modules share a script. */
const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, css: ['assets/index-1.css'] },
  _shared: { file: 'assets/shared-1.js', imports: ['index.html'], css: ['assets/shared-1.css'] },
  ...Object.fromEntries(
    Object.values(modules)
      .flat()
      .map((module) => [module, { file: fileOf(module), imports: ['index.html', '_shared'] }]),
  ),
};

const scriptsIn = (elements: string) =>
  [...elements.matchAll(/rel="modulepreload"[^>]*href="\/([^"]+)"/g)].map(([, at]) => at);

describe('the files of a screen, named in the head of its page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-manifest-'));
  let filesOf: ScreenFiles;
  beforeAll(() => {
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    filesOf = filesOfScreens(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are its scripts and styles, each once, without the first script', () => {
    expect(filesOf('/orderDetail/TB1?tab=record')).toBe(
      '<link rel="preload" as="style" crossorigin href="/assets/shared-1.css">' +
        '<link rel="modulepreload" crossorigin href="/assets/order-detail-1.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/shared-1.js">',
    );
  });

  test.each(Object.entries(modules))('for %s are those of %j', (path, expected) => {
    expect(expected.filter((module) => !existsSync(join(client, '..', module)))).toEqual([]);
    expect(new Set(scriptsIn(filesOf(path.replaceAll(/:\w+/g, 'x'))))).toEqual(
      new Set([...expected.map((module) => fileOf(module)), 'assets/shared-1.js']),
    );
  });

  test('are known for each screen', () => {
    const withFiles = Object.values(paths).filter((path) => path !== paths.home && path !== paths.products);
    expect(Object.keys(modules)).toEqual(expect.arrayContaining(withFiles));
  });

  test.each(['/', '/entry', '/unknown', '/__proto__/x', '//', '/constructor?tab=toString'])(
    'are none for %s, whose code is in the first script',
    (url) => {
      expect(filesOf(url)).toBe('');
    },
  );

  test('are none if the client has no manifest', () => {
    expect(filesOfScreens(join(folder, 'none'))('/orderDetail/TB1')).toBe('');
  });
});
