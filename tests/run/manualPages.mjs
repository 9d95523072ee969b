// node tests/run/manualPages.mjs: opens all docs pages of the built Storybook, or only the pages whose ids contain one
// of the arguments. Fails if a page has an error.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';
import { preview } from 'vite';

import { root } from '../../app/start/install.mjs';
import { prepareTools } from '../../app/start/prepare.mjs';
import { chromiumOptions } from '../setup/chromium.mjs';
import { ensureChromium } from './chromium.mjs';
import { prepareStorybook } from './storybook.mjs';

process.chdir(root);
await prepareTools();
process.env['CHROMIUM_PATH'] = await ensureChromium();
await prepareStorybook();

const folder = join(root, 'storybook-static');
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const asked = process.argv.slice(2);
const pages = Object.values(entries)
  .filter(({ type, id }) => type === 'docs' && (asked.length === 0 || asked.some((part) => id.includes(part))))
  .map(({ id }) => id);
const server = await preview({
  configFile: false,
  logLevel: 'silent',
  root: folder,
  build: { outDir: '.' },
  preview: { host: '127.0.0.1', port: 0 },
});
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(chromiumOptions());

/**
 * Returns the errors of a page: errors that the browser reports, an error that the page shows, or a page that doesn't
 * load.
 */
async function complaintsOf(id) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const complaints = [];
  page.on('console', (message) => {
    // A missing icon of the site isn't an error. Browsers request the icon once.
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    if ((await page.locator('.sb-errordisplay:visible').count()) > 0) complaints.push('shows an error');
  } catch (error) {
    complaints.push(error.message);
  } finally {
    await page.close();
  }
  return complaints.map((complaint) => `${id}: ${complaint.split('\n')[0]}`);
}

const complaints = [];
/**
 * Opens pages until none is left. Two of these loops run at the same time; more loops would only wait for each other.
 */
async function visit() {
  for (let id = pages.shift(); id !== undefined; id = pages.shift()) complaints.push(...(await complaintsOf(id)));
}
const count = pages.length;
await Promise.all([visit(), visit()]);
await browser.close();
await server.close();

for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.stdout.write(`${count} pages, ${complaints.length} complaints\n`);
process.exitCode = complaints.length > 0 || count === 0 ? 1 : 0;
