import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { firstScreenId } from '../../app/contract/firstScreen.ts';
import { startJourneys } from './support/journey.ts';
import { sellPolicy } from './support/soldPolicy.ts';

const journey = startJourneys();

const cards = (page: Page) => page.getByRole('article');

/**
 * Records in the page whether a text that matches the pattern is shown at any time, and whether a loading state is
 * shown. The month's totals are left out: their code is loaded after the first screen.
 */
const watchFor = (page: Page, pattern: RegExp) =>
  page.addInitScript((source) => {
    const named = new RegExp(source);
    new MutationObserver(() => {
      const root = document.querySelector<HTMLElement>('#root');
      if (named.test(root?.innerText ?? '')) document.documentElement.dataset['seen'] = 'yes';
      if (root?.querySelector('[aria-busy]:not([aria-label="正在加载业绩"])'))
        document.documentElement.dataset['loading'] = 'yes';
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, pattern.source);

const noted = (page: Page) =>
  page.evaluate(() => {
    const { seen, loading } = document.documentElement.dataset;
    return { seen, loading };
  });

/**
 * Opens the list of products. The page must contain the first responses. If the server was too busy to include them,
 * the page is loaded again.
 */
async function openAnswered(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => (await (await page.goto(address))?.text())?.includes(`id="${firstScreenId}"`), {
      timeout: 60_000,
    })
    .toBe(true);
  await cards(page).first().waitFor();
}

test('an agent sees the products without a placeholder, and the page requests nothing more for them', async () => {
  const { user } = await journey.atWork('13800138000');
  const { page } = user;
  await watchFor(page, /Group products/);
  let requested: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requested = [];
    requested.push(new URL(request.url()).pathname);
  });
  await openAnswered(page, `${journey.server().url}/entry?productType=employerLiability`);
  expect(await page.getByRole('banner').innerText()).toContain('林晓舟');
  await page.waitForLoadState('networkidle');

  const note = await noted(page);
  expect(note.loading).toBeUndefined();
  expect(note.seen).toBeUndefined();
  expect(requested.filter((path) => path.startsWith('/api/') && !/^\/api\/own\/(time|usage)$/.test(path))).toEqual([]);
  user.noErrors();
});

test('before the program has come there is nothing that takes a press or a text and does nothing with it', async () => {
  const { user } = await journey.atWork('13800138000');
  const { page } = user;
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayGo;
    await route.continue();
  });
  await page.goto(`${journey.server().url}/entry`, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  expect(await page.locator('button, input, select, textarea, a[href]').count()).toBe(0);

  letGo();
  await page.getByRole('button', { name: '投保 护工雇主责任保险' }).click();
  await page.getByRole('heading', { name: '投保 · 护工雇主责任保险' }).waitFor();
  user.noErrors();
});

test('a user who reads English never sees another language', async () => {
  const { user } = await journey.atWork('13800138000');
  const { page } = user;
  const address = `${journey.server().url}/entry`;
  await page.goto(address);
  await page.getByRole('button', { name: 'EN English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Group products' }).waitFor();
  await watchFor(page, /团险产品/);
  await openAnswered(page, address);

  await page.getByRole('heading', { level: 1, name: 'Group products' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
  expect((await noted(page)).seen).toBeUndefined();
  user.noErrors();
});

test('a user of a partner never sees the platform’s brand', async () => {
  const user = await journey.visitor();
  const { page } = user;
  const address = `${journey.server().url.replace(/\/\/[^:/]+/, '//partner.localhost')}/entry`;
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: '登录团险业务系统' });
  await dialog.getByText('密码登录').click();
  await dialog.getByRole('textbox', { name: /用户名/ }).fill('demo');
  await dialog.locator('input[name=password]').fill('tuanbao-demo');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });

  await watchFor(page, /团保/);
  await openAnswered(page, address);
  expect(await page.getByRole('banner').innerText()).toContain('启明保险代理（示例）');
  expect((await noted(page)).seen).toBeUndefined();
  user.noErrors();
});

test.each([
  [
    'the language was chosen before the server was told',
    'localStorage',
    'tuanbao.locale',
    'en-US',
    'Group products',
    /团险产品/,
  ],
  [
    'a customer looks on',
    'sessionStorage',
    'tuanbao.customerView',
    'on',
    '客户视图：仅显示客户可见的内容',
    /推广费 \d|奖励 ¥/,
  ],
] as const)('data that are hidden on the device are never shown: %s', async (_, store, name, value, words, others) => {
  const { user } = await journey.atWork('13800138000');
  const { page } = user;
  await page.addInitScript(([place, key, kept]) => window[place].setItem(key, kept), [store, name, value] as const);
  await watchFor(page, others);
  await openAnswered(page, `${journey.server().url}/entry`);

  await page.getByText(words).filter({ visible: true }).first().waitFor();
  expect((await noted(page)).seen).toBeUndefined();
  user.noErrors();
});

test('filters that are saved on the device are shown above the list', async () => {
  const { user } = await journey.atWork('13800138000');
  const { page } = user;
  await page.addInitScript(() =>
    window.localStorage.setItem('tuanbao.filters', '{"products":["productType=employerLiability"]}'),
  );
  await openAnswered(page, `${journey.server().url}/entry`);

  expect(await page.getByRole('group', { name: '我的筛选' }).getByRole('button').count()).toBeGreaterThan(0);
  user.noErrors();
});

test('an order’s page brings the order and names the code of its tab', async () => {
  const { user, send } = await journey.atWork('13800138000');
  const { orderSn, policyUuid, groupName } = await sellPolicy(send, '80140', 20);
  const { page } = user;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const path of [`/orderDetail/${orderSn}?tab=persons`, `/orderDetailUuid/${policyUuid}`]) {
    let head = '';
    await expect
      .poll(
        async () => {
          requested.length = 0;
          const html = (await (await page.goto(journey.server().url + path))?.text()) ?? '';
          head = html.slice(0, html.indexOf('</head>'));
          return html.includes('/api/order/orderinfo');
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    await page.getByRole('heading', { name: groupName, level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');

    expect(head).toMatch(/rel="modulepreload" crossorigin href="\/assets\/order-detail-/);
    expect(head.includes('/assets/OrderPersons-')).toBe(path.includes('tab=persons'));
    expect(requested.filter((each) => each === '/api/order/orderinfo')).toEqual([]);
  }
  user.noErrors();
});
