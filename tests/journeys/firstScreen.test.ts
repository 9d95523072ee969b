import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

/** Keeps the program back until it is let go. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayGo;
    await route.continue();
  });
  return letGo;
}

const cards = (page: Page) => page.getByRole('article');
const served = (page: Page) => page.locator('#root article').first();

/** Opens the list of products, its program held; a server that is too busy to render it is asked again. */
async function openServed(page: Page, address: string): Promise<() => void> {
  const letGo = await holdProgram(page);
  await expect
    .poll(
      async () => {
        await page.goto(address, { waitUntil: 'commit' });
        await page.locator('#root').waitFor({ state: 'attached' });
        return served(page).count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  return letGo;
}

/** Until the page was painted, which waits for its style sheet. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));

const colourOf = (page: Page) => served(page).evaluate((card) => getComputedStyle(card).backgroundColor);

/** What no later rendering would leave on an element. */
const mark = (page: Page) => served(page).evaluate((card) => card.setAttribute('data-served', 'yes'));

/** Until the program has the screen in its hands. */
const taken = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#root article') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

test.each(['light', 'dark'] as const)(
  'an agent sees the products before the program has come, %s, and keeps what is seen',
  async (colorScheme) => {
    const { reader } = await journey.atWork('13800138000', { colorScheme });
    const { page } = reader;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const letGo = await openServed(page, `${journey.server().url}/entry?line=employerLiability`);

    await cards(page).first().waitFor();
    expect(await page.getByRole('banner').innerText()).toContain('林晓舟');
    await painted(page);
    const colour = await colourOf(page);
    await mark(page);
    const styles = await page.locator('style:not([id])').first().elementHandle();
    letGo();
    await taken(page);
    await page.waitForLoadState('networkidle');

    expect(await served(page).getAttribute('data-served')).toBe('yes');
    expect(await styles?.evaluate((element) => element.isConnected)).toBe(true); // or all of it would be styled again
    expect(await colourOf(page)).toBe(colour);
    expect(asked.filter((path) => path.startsWith('/api/') && !/^\/api\/own\/(time|usage)$/.test(path))).toEqual([]);
    reader.noErrors();
  },
);

test('what is pressed and typed before the program has come is done once it has', async () => {
  const { reader } = await journey.atWork('13800138000');
  const { page } = reader;
  const { url } = journey.server();
  const letGo = await openServed(page, `${url}/entry`);
  await page.getByRole('button', { name: '投保 护工雇主责任保险' }).click();
  letGo();
  await page.getByRole('heading', { name: '投保 · 护工雇主责任保险' }).waitFor();

  const letGoAgain = await openServed(page, `${url}/entry`);
  await page.getByRole('searchbox').fill('旅安酒店');
  letGoAgain();
  await cards(page).filter({ hasText: '护工雇主责任保险' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('searchbox').inputValue()).toBe('旅安酒店');
  reader.noErrors();
});

test('who reads English is served in English, and keeps what is seen', async () => {
  const { reader } = await journey.atWork('13800138000');
  const { page } = reader;
  const address = `${journey.server().url}/entry`;
  await page.goto(address);
  await page.getByRole('button', { name: 'EN English' }).click();
  const letGo = await openServed(page, address);

  await page.getByRole('heading', { level: 1, name: 'Group products' }).waitFor();
  await painted(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
  await mark(page);
  letGo();
  await taken(page);
  await page.waitForLoadState('networkidle');
  expect(await served(page).getAttribute('data-served')).toBe('yes');
  expect(await page.locator('#root').innerText()).not.toContain('团险产品');
  reader.noErrors();
});

test('a user of a partner is served in the partner’s own dress', async () => {
  const reader = await journey.visitor();
  const { page } = reader;
  const address = `${journey.server().url.replace(/\/\/[^:/]+/, '//partner.localhost')}/entry`;
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: '登录团险业务系统' });
  await dialog.getByText('密码登录').click();
  await dialog.getByRole('textbox', { name: /用户名/ }).fill('demo');
  await dialog.locator('input[name=password]').fill('tuanbao-demo');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });

  const letGo = await openServed(page, address);
  expect(await page.getByRole('banner').innerText()).toContain('启明保险代理（示例）');
  expect(await page.getByRole('banner').innerText()).not.toContain('团保');
  await mark(page);
  letGo();
  await taken(page);
  await page.waitForLoadState('networkidle');
  expect(await served(page).getAttribute('data-served')).toBe('yes');
  reader.noErrors();
});

test.each([
  [
    'the reader reads English, which the server wasn’t told',
    'localStorage',
    'tuanbao.locale',
    'en-US',
    'Group products',
    /团险产品/,
  ],
  ['a customer looks on', 'sessionStorage', 'tuanbao.customerView', 'on', '客户视图：价格和佣金已隐藏', /¥ ?\d/],
] as const)(
  'nothing is shown that the device would show otherwise: %s',
  async (_, store, name, value, words, others) => {
    const { reader } = await journey.atWork('13800138000');
    const { page } = reader;
    await page.addInitScript(([place, key, kept]) => window[place].setItem(key, kept), [store, name, value] as const);
    const letGo = await openServed(page, `${journey.server().url}/entry`);

    expect(await served(page).isVisible()).toBe(false);
    letGo();
    await cards(page).first().waitFor();
    await page.getByText(words).filter({ visible: true }).first().waitFor();
    expect(await page.locator('#root').innerText()).not.toMatch(others);
    reader.noErrors();
  },
);

test('filters that were kept on the device stand over the list at once: it isn’t shown without them', async () => {
  const { reader } = await journey.atWork('13800138000');
  const { page } = reader;
  await page.addInitScript(() =>
    window.localStorage.setItem('tuanbao.filters', '{"products":["line=employerLiability"]}'),
  );
  const letGo = await openServed(page, `${journey.server().url}/entry`);

  expect(await served(page).isVisible()).toBe(false);
  letGo();
  await page.getByRole('group', { name: '我的筛选' }).getByRole('button').first().waitFor();
  await cards(page).first().waitFor();
  reader.noErrors();
});
