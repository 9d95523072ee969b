import { fileURLToPath } from 'node:url';

import type { Browser } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { launchChromium, openUserBrowser } from './support/browser.ts';

const storybook = fileURLToPath(new URL('../../storybook-static', import.meta.url));

let browser: Browser;
let server: PreviewServer;

beforeAll(async () => {
  browser = await launchChromium();
  server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: storybook,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const addressOf = (path: string): string => `${server.resolvedUrls?.local[0] ?? ''}${path}`;

const docsOf = (page: string): string =>
  `${addressOf('iframe.html')}?id=${page}--docs&viewMode=docs&globals=scheme:light`;

/** Returns the brightness of a computed colour `rgb(…)`, from 0 to 255. */
const brightnessOf = (colour: string): number => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));

it.each([
  { page: 'widgets-regioncascader', dark: 'widgets-regioncascader--dark' },
  { page: 'widgets-applicantform', dark: 'widgets-applicantform--dark' },
])('$page stays light around its dark story', async ({ page: name, dark }) => {
  const user = await openUserBrowser(browser);
  const { page } = user;
  // Records all themes that the document has while the stories are rendered, because the last theme alone proves
  // nothing.
  await page.addInitScript(() => {
    const themes: string[] = [];
    Object.assign(globalThis, { themesOfDocument: themes });
    new MutationObserver(() => themes.push(document.documentElement.dataset['theme'] ?? '')).observe(document, {
      attributes: true,
      attributeFilter: ['data-theme'],
      subtree: true,
    });
  });
  await page.goto(docsOf(name));
  const stories = page.locator('.sb-story');
  await stories.first().waitFor();
  const count = await stories.count();
  expect(count).toBeGreaterThan(3);
  for (let at = 0; at < count; at += 1) await stories.nth(at).locator('label').first().waitFor();
  await page.locator(`#story--${dark}`).scrollIntoViewIfNeeded();

  const backgroundOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const themes = await page.evaluate(() => Reflect.get(globalThis, 'themesOfDocument') as readonly string[]);
  expect(new Set(themes)).not.toContain('dark');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  expect(brightnessOf(await backgroundOf('.sbdocs-wrapper'))).toBeGreaterThan(220);
  expect(brightnessOf(await backgroundOf(`[id*="${dark}"] [data-theme="dark"] > div`))).toBeLessThan(80);
  await user.context.close();
});

it('the manual has our name and icon, also in the title of the window', async () => {
  const user = await openUserBrowser(browser);
  const { page } = user;
  await page.goto(addressOf('?path=/docs/guide-start-here--docs'));
  await page.waitForFunction(() => /^Guide.* ⋅ 团保 tuanbao$/.test(document.title));
  const icon = await page.locator('link[rel="icon"]').evaluateAll((links) => links.map((link) => link.outerHTML));
  expect(icon.join('')).toContain('favicon.svg');
  const drawn = await page.request.get(addressOf('favicon.svg'));
  expect(await drawn.text()).toContain('#165ddd');
  await page.getByRole('img', { name: '团保 tuanbao' }).waitFor();
  await user.context.close();
});

it('shows a chosen screen of the atlas in five widths, in the scheme and language of the toolbar', async () => {
  const user = await openUserBrowser(browser);
  const { page } = user;
  const story = 'id=atlas-five-widths--five-widths-of-a-screen&viewMode=story&globals=scheme:dark;locale:en-US';
  await page.goto(addressOf(`iframe.html?${story}`));
  await page.getByRole('combobox', { name: 'Screen' }).selectOption({ label: 'Orders · Every Status' });
  for (const width of [360, 768, 1280, 1920, 2560]) {
    const name = `Orders · Every Status, ${width} px wide`;
    const frame = page.frameLocator(`iframe[title="${name}"]`);
    await frame.getByText('Awaiting payment').first().waitFor();
    expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(width);
  }
  const labels = await page.getByRole('combobox', { name: 'Screen' }).locator('option').allInnerTexts();
  expect(labels.length).toBeGreaterThan(60);
  expect(labels.filter((label) => label.startsWith('Five widths'))).toEqual([]);
  const line = page.getByRole('region', { name: 'The screen in five widths' });
  await line.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
  user.noErrors();
  await user.context.close();
});
