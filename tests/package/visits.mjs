// The actions of a visitor in each example app. A failed expectation throws an error.
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { chooseRegion, focusOn, looks, openDialog } from './actions.mjs';

async function viteReact19(page, address) {
  await page.goto(address);
  equal(await page.getByRole('combobox', { name: '参保地' }).textContent(), '选择参保地');
  await chooseRegion(page, '参保地');
  await openDialog(page, '投保须知', '投保须知');

  // The library reads the file in a worker.
  const workers = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.getByRole('button', { name: '导入名单' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: '名单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('姓名,证件类型,证件号码,职业代码\n测试甲,护照,E00000000,0001001\n'),
  });
  await page.getByText('名单.csv：读到 1 人').waitFor();
  equal(workers.length, 1);

  // An overlay must have the same theme as the part of the page that opens it.
  await page.keyboard.press('Escape');
  const light = await looks(page.getByRole('button', { name: '投保须知' }));
  await page.getByRole('checkbox', { name: '深色' }).press('Space');
  const dark = await looks(page.getByRole('button', { name: '投保须知' }));
  notEqual(dark['background-color'], light['background-color']);
  equal(dark['border-top-left-radius'], '2px');
  await page.getByRole('button', { name: '投保须知' }).click();
  const theme = await page
    .getByRole('dialog', { name: '投保须知' })
    .evaluate((dialog) => dialog.closest('[data-theme]')?.dataset.theme);
  equal(theme, 'dark');
}

async function react18(page, address) {
  await page.goto(address);
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('请选择所在地区').waitFor();
  await chooseRegion(page, /所在地区/);
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByRole('dialog', { name: '已提交' }).getByText('440305').waitFor();
}

async function serverRendered(page, address) {
  const answer = await page.goto(address);
  const html = (await answer?.text()) ?? '';
  ok(html.includes('参保地'), 'the server renders the fields');
  await chooseRegion(page, '参保地');
  await openDialog(page, '提交', '确认提交');
  const nonces = await page.evaluate(() => [...document.querySelectorAll('style')].map((style) => style.nonce));
  ok(nonces.length > 0 && nonces.every((nonce) => nonce !== ''), 'every style element of react-aria carries the nonce');
  // The corner radius comes from our styles, which proves that the policy hasn't blocked them.
  notEqual((await looks(page.getByRole('button', { name: '提交' })))['border-top-left-radius'], '0px');
}

/** Returns the styles of the library's elements: in the shadow root, in the page and in an overlay. */
async function ourLooks(page) {
  await page.mouse.move(0, 0);
  const inPage = [
    page.getByRole('combobox', { name: '参保地' }),
    page.getByRole('button', { name: '提交' }),
    page.getByRole('textbox', { name: '联系人' }),
    page.locator('label', { hasText: '联系人' }),
  ];
  const before = await Promise.all(inPage.map(looks));
  await page.getByRole('button', { name: '提交' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '确认提交' });
  const inDialog = [dialog, dialog.getByRole('heading'), dialog.getByRole('button', { name: '关闭' })];
  return [...before, ...(await Promise.all(inDialog.map(looks)))];
}

async function customElement(page, address) {
  await page.goto(address);
  const element = page.locator('tuanbao-region-cascader');
  await chooseRegion(page, '参保地');
  equal(await page.locator('#chosen').textContent(), '440305');

  // The popup must be in the shadow root and have its styles there. After Esc the focus is on the field. A press outside closes
  // the popup.
  const trigger = page.getByRole('combobox', { name: '参保地' });
  const search = page.getByRole('combobox', { name: '搜索地区名称、拼音或代码' });
  await trigger.click();
  await search.waitFor();
  ok(
    await element.evaluate(({ shadowRoot }) => shadowRoot.querySelector('[role=dialog]') !== null),
    'the popup is inside',
  );
  notEqual((await looks(trigger))['border-top-left-radius'], '0px', 'the styles are inside');
  await search.click();
  ok(await search.isVisible(), 'a press inside leaves it open');
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'hidden' });
  await focusOn(page, 'combobox');
  await trigger.click();
  await search.waitFor();
  await page.mouse.click(5, 5);
  await search.waitFor({ state: 'hidden' });
  await openDialog(page, '提交', '确认提交');

  // The styles of each library must not change the elements of the other libraries.
  const theirs = ['#save', '#company', '#antd button', '#antd input', 'h1'].map((selector) => page.locator(selector));
  await page.goto(address);
  const together = { theirs: await Promise.all(theirs.map(looks)), ours: await ourLooks(page) };
  await page.goto(`${address}/?without=guests`);
  deepEqual(await ourLooks(page), together.ours);
  await page.goto(`${address}/?without=tuanbao`);
  deepEqual(await Promise.all(theirs.map(looks)), together.theirs);
}

async function ownApp(page, address) {
  // The server's response is the example from the OpenAPI document in the package.
  const { paths } = JSON.parse(
    readFileSync(new URL('../../app/clientPackage/dist/openapi.json', import.meta.url), 'utf8'),
  );
  const { example } = paths['/api/getEffectiveProductList'].get.responses[200].content['application/json'];
  await page.route('**/api/getEffectiveProductList*', (route) => route.fulfill({ json: example }));
  await page.goto(address);
  await page.getByRole('heading', { name: example.data[0].name }).waitFor();
}

/** The visit of each example app, by the name of its folder. */
export const visits = {
  'vite-react-19': viteReact19,
  'react-18': react18,
  'server-rendered': serverRendered,
  'custom-element': customElement,
  'own-app': ownApp,
};
