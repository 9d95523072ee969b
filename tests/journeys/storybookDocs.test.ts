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
  // Records the document's theme each time that a theme changes on the page. A wrong theme could be replaced before the
  // test reads the theme.
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

it('shows the guide in Chinese, and in English once the toolbar says so, with its table of contents', async () => {
  const user = await openUserBrowser(browser);
  const { page } = user;
  await page.goto(addressOf('?path=/docs/guide-start-here--docs'));
  const shown = page.frameLocator('#storybook-preview-iframe');
  await shown.getByRole('heading', { level: 1, name: '从这里开始' }).waitFor();
  await shown.getByRole('link', { name: '把组件嵌入其他产品' }).waitFor();
  await page.getByRole('button', { name: 'Language of the user' }).click();
  await page.getByRole('option', { name: 'en-US' }).click();
  await shown.getByRole('heading', { level: 1, name: 'Start here' }).waitFor();
  await shown.getByRole('link', { name: 'You embed widgets in another product' }).waitFor();
  expect(await shown.getByRole('heading', { name: '从这里开始' }).count()).toBe(0);
  user.noErrors();
  await user.context.close();
});

it('has the sections of a component in the language of the toolbar', async () => {
  const user = await openUserBrowser(browser);
  const { page } = user;
  for (const [locale, sections] of [
    ['zh-CN', ['推荐与避免', '示例', '属性', '键盘', '无障碍']],
    ['en-US', ['Do and don’t', 'Example', 'Props', 'Keyboard', 'Accessibility']],
  ] as const) {
    await page.goto(`${docsOf('components-button')};locale:${locale}`);
    for (const name of sections) await page.getByRole('heading', { level: 2, name }).waitFor();
    expect(await page.getByRole('link', { name: sections[2] }).count()).toBe(1);
  }
  await user.context.close();
});

it('shows recipes and host apps with their code in both languages', async () => {
  const user = await openUserBrowser(browser);
  const { page } = user;
  for (const [locale, heading] of [
    ['zh-CN', '自有品牌'],
    ['en-US', 'Own brand'],
  ] as const) {
    await page.goto(`${docsOf('guide-recipes')};locale:${locale}`);
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.locator('pre').getByText('insertInSlices').first().waitFor();
    await page.goto(`${docsOf('guide-how-to-embed')};locale:${locale}`);
    const link = page.getByRole('link', { name: 'next-app-router' }).first();
    expect(await link.getAttribute('href')).toContain('github.com/tuanbao/tuanbao/tree/main/stories/guide/embed');
  }
  await user.context.close();
});

it('finds a widget by a Chinese synonym, in the sidebar and on its page', async () => {
  const user = await openUserBrowser(browser);
  const { page } = user;
  await page.goto(addressOf('?path=/docs/guide-start-here--docs'));
  await page.locator('#storybook-explorer-searchfield').fill('参保地');
  await page.getByRole('option').filter({ hasText: 'RegionCascader' }).first().click();
  const shown = page.frameLocator('#storybook-preview-iframe');
  await shown.locator('h3', { hasText: 'RegionCascader 地区级联选择' }).waitFor();

  await page.goto(docsOf('guide-find-a-widget'));
  await page.getByRole('searchbox', { name: '搜索组件' }).fill('开票');
  await page.getByText('共 1 个组件').waitFor();
  expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    expect.stringContaining('InvoiceForm 发票表单'),
  ]);
  await page.getByRole('link', { name: '打开页面 InvoiceForm' }).waitFor();
  await user.context.close();
});

it('numbers the parts of a widget, and those of its popup once it is open', async () => {
  const user = await openUserBrowser(browser);
  const { page } = user;
  await page.goto(docsOf('components-cascader'));
  const figure = page.locator('[data-anatomy]');
  const numbers = page.locator('ul[popover] > li');
  await figure.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelectorAll('ul[popover] > li').length === 3);
  await figure.getByRole('combobox').click();
  await page.waitForFunction(() => document.querySelectorAll('ul[popover] > li').length === 8);
  expect(await numbers.allInnerTexts()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  await user.context.close();
});

it.each([
  'components-icon',
  'components-tuanbaoprovider',
  'guide-domain-types',
  'guide-formik-bindings',
  'guide-hooks-and-functions',
])('%s has a page with a table', async (name) => {
  const user = await openUserBrowser(browser);
  await user.page.goto(docsOf(name));
  await user.page.getByRole('table').first().waitFor();
  expect(await user.page.getByRole('row').count()).toBeGreaterThan(2);
  user.noErrors();
  await user.context.close();
});
