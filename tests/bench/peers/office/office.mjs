// Takes pictures of our first screens and of the same content in an office application that is built with antd.
// Measures both. Call: node --conditions=tuanbao-source tests/bench/peers/office/office.mjs
// The product must be built first (npm run build). The guide's page about antd shows the pictures and numbers.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { chromium } from 'playwright';
import sharp from 'sharp';

import { openPlace } from '../../../screens/place.ts';
import { seed } from '../../../screens/seed.ts';
import { chromiumOptions } from '../../../setup/chromium.mjs';
import { buildPage, pagesFolder } from '../run/pages.mjs';
import { serve } from '../run/serve.mjs';
import { contentOf } from './content.mjs';

const folder = join(import.meta.dirname, '../../../../stories/guide/antdPro');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
];

const screensOf = ({ issuedOrder }) => [
  { name: 'home', path: '/entry', row: 'main li:has(a)', shows: '云栖远山' },
  { name: 'orders-cards', path: '/orderList?view=cards', row: 'main li:has(h2)', shows: '云栖远山' },
  { name: 'orders-table', path: '/orderList?view=table&size=20', row: 'main tbody tr', shows: '云栖远山' },
  { name: 'order', path: `/orderDetail/${issuedOrder}`, row: 'main dl > div', shows: '保险期间' },
];
const peerRow = { order: '.ant-descriptions-item' };

/** Measures a page: visible rows, position of the first row, height, sideways overflow, and problems that axe finds. */
async function measured(page, row) {
  const figures = await page.evaluate((selector) => {
    const rows = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const boxes = rows.map((each) => each.getBoundingClientRect());
    const cut = [...document.querySelectorAll('*')].filter(
      (each) =>
        each.scrollWidth > each.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(each).overflowX),
    );
    return {
      rowsInSight: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
      firstRowAt: Math.round(boxes[0]?.top ?? 0),
      pageHeight: document.documentElement.scrollHeight,
      scrollsSideways: cut.length > 0 || document.documentElement.scrollWidth > innerWidth,
    };
  }, row);
  const violations = await page.evaluate(`(async () => {
    ${axe}
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    const { violations } = await axe.run({ exclude: ['[data-live-announcer]'] });
    return violations.map(({ id }) => id);
  })()`);
  return { ...figures, violations };
}

async function picture(page, name) {
  const shot = await page.screenshot();
  writeFileSync(join(folder, `${name}.webp`), await sharp(shot).webp({ quality: 62, effort: 6 }).toBuffer());
}

/** Kilobytes (gzip) of the scripts and styles that a page has loaded. */
async function loadedKilobytes(page) {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(js|css)(\?|$)/.test(name)),
  );
  const texts = await Promise.all([...new Set(addresses)].map(async (each) => (await fetch(each)).text()));
  return Math.round(texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024);
}

async function seen(page, url, { name, shows }, row, size) {
  await page.setViewportSize(size);
  await page.goto(url);
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const kilobytes = await loadedKilobytes(page);
  await picture(page, name);
  return { ...(await measured(page, row)), kilobytes };
}

async function windowOf(browser, more = {}) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    bypassCSP: true, // The page's content security policy would block axe.
    ...more,
  });
  context.setDefaultTimeout(60_000);
  return context.newPage();
}

mkdirSync(folder, { recursive: true });
await buildPage({ id: 'office/antd-office', file: join(import.meta.dirname, 'antd-office.tsx') });
const place = await openPlace();
const browser = await chromium.launch(chromiumOptions());
const contentFolder = mkdtempSync(join(tmpdir(), 'tuanbao-office-'));
const peer = await serve([join(pagesFolder, 'built/office/antd-office'), contentFolder]);
try {
  const seeds = await seed(place.url());
  writeFileSync(join(contentFolder, 'content.json'), JSON.stringify(await contentOf(place.url(), seeds)));
  const ours = await windowOf(browser);
  const [cookie = '', value = ''] = seeds.cookie.split('=', 2);
  await ours.context().addCookies([{ name: cookie, value, url: place.url(), httpOnly: true, sameSite: 'Strict' }]);
  const theirs = await windowOf(browser);
  const figures = [];
  for (const screen of screensOf(seeds)) {
    for (const size of sizes) {
      const [mine, other] = ['ours', 'antd'].map((whose) => `${screen.name}-${whose}-${size.width}`);
      const row = peerRow[screen.name] ?? '.beside-row';
      figures.push({
        screen: screen.name,
        width: size.width,
        ours: await seen(ours, place.url() + screen.path, { ...screen, name: mine }, screen.row, size),
        antd: await seen(theirs, `${peer.address}/?screen=${screen.name}`, { ...screen, name: other }, row, size),
      });
    }
  }
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  const bytes = readdirSync(folder).reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
  process.stdout.write(`${JSON.stringify(figures)}\n${Math.round(bytes / 1024)} kB in ${folder}\n`);
} finally {
  await browser.close();
  peer.close();
  await place.close();
}
