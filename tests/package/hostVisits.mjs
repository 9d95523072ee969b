// The actions of a visitor in each host. A host is an example app for another framework or bundler. If an expectation
// isn't met, an error is thrown.
import { deepEqual, equal, notEqual } from 'node:assert/strict';

import { chooseRegion, looks, openDialog } from './actions.mjs';

/** Selects a region, writes into the table of persons, and imports a list of five persons by the worker. */
async function enrol(page, address) {
  const { widgetsOnPage } = await import('@tuanbao/library/testing/playwright');
  const { rosterCsv } = await import('@tuanbao/library/samples/rosters');
  const workers = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(address);
  const widgets = widgetsOnPage(page);
  const region = widgets.cascader('参保地');
  await region.choose('浙江省', '杭州市', '西湖区');
  equal(await region.value(), '浙江省 / 杭州市 / 西湖区');

  const table = widgets.personTable();
  equal(await table.count(), 4);
  await table.write(2, '姓名', '欧阳娜');
  equal(await table.cell(2, '姓名'), '欧阳娜');

  await page.getByRole('button', { name: '导入名单' }).click();
  const list = widgets.rosterImport();
  await list.read({ name: '名单.csv', type: 'text/csv', content: rosterCsv }, 5);
  await list.confirm(5);
  // The host adds the persons after the dialog is closed: four and five of them, below a row of headers.
  await page.locator('[role=grid][aria-rowcount="10"]').waitFor();
  equal(workers.length, 1, 'one worker has read the list');
}

/**
 * Returns the computed styles of a field, a button and an icon. `touch-action` is left out, because react-aria sets it
 * only when the code of the page runs.
 */
async function enrolmentLooks(page) {
  const elements = [
    page.getByRole('combobox', { name: '参保地' }),
    page.getByRole('button', { name: '导入名单' }),
    page.locator('main svg').first(),
  ];
  const all = await Promise.all(elements.map(looks));
  return all.map((each) => ({ ...each, 'touch-action': '' }));
}

/** Checks that the page looks the same without JavaScript and after hydration. Then uses the page. */
async function nextAppRouter(page, address) {
  const browser = page.context().browser();
  const still = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce', javaScriptEnabled: false });
  const stillPage = await still.newPage();
  await stillPage.goto(address);
  const rendered = await enrolmentLooks(stillPage);
  await still.close();

  await page.goto(address);
  deepEqual(rendered, await enrolmentLooks(page));
  notEqual(rendered[1]['border-top-left-radius'], '0px');
  await enrol(page, address);
}

/**
 * Fills in the fields of a host's dialog with the mouse. A click reaches only the topmost element, so this fails if a
 * popup is hidden behind the dialog.
 */
async function fillFields(page, dialog) {
  await dialog.getByRole('combobox', { name: '参保地' }).click();
  for (const name of ['广东省', '深圳市', '南山区']) await page.getByRole('option', { name }).first().click();
  equal(await dialog.getByRole('combobox', { name: '参保地' }).textContent(), '广东省 / 深圳市 / 南山区');

  await dialog.getByRole('combobox', { name: '开户行' }).click();
  await page.getByRole('option', { name: '中国农业银行' }).click();
  equal(await dialog.getByRole('combobox', { name: '开户行' }).inputValue(), '中国农业银行');

  await dialog.getByRole('combobox', { name: '证件类型' }).selectOption('passport');

  await dialog.getByRole('button', { name: '打开日历' }).click();
  await page.getByRole('button', { name: /12月11日/ }).click();
  equal(await dialog.getByRole('textbox', { name: '生效日期' }).inputValue(), '2026-12-11');

  const label = await looks(dialog.locator('label', { hasText: '开户行' }));
  equal(label['font-size'], '13px', 'the size of a label');
}

async function hostDialogs(page, address) {
  await page.goto(address);
  for (const name of ['Ant Design', 'Material UI']) {
    const opener = page.getByRole('button', { name, exact: true });
    equal((await looks(opener)).room[1], 36, 'the height of a button');
    await opener.click();
    const dialog = page.getByRole('dialog', { name });
    await fillFields(page, dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
}

/**
 * Returns the theme of a version's dialog, and the computed styles of the version's elements in the page and in the
 * dialog.
 */
async function versionLooks(page, { field, region, button }) {
  await page.mouse.move(0, 0);
  const inPage = [
    page.getByRole('textbox', { name: field }),
    page.getByRole('combobox', { name: region }),
    page.getByRole('button', { name: button }),
  ];
  const before = await Promise.all(inPage.map(looks));
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.waitFor();
  const theme = await dialog.evaluate((element) => element.closest('[data-theme]')?.dataset.theme);
  const inDialog = await Promise.all([dialog, dialog.getByRole('heading')].map(looks));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return { theme, looks: [...before, ...inDialog] };
}

async function twoVersions(page, address) {
  const orders = { field: '投保单位', region: '参保地', button: '提交订单' };
  const claims = { field: '报案人', region: '出险地', button: '提交报案' };
  await page.goto(address);
  for (const { region, button } of [orders, claims]) {
    await chooseRegion(page, region);
    await openDialog(page, button, button);
  }
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  deepEqual(ids, [...new Set(ids)], 'no id twice');

  await page.goto(address);
  const together = [await versionLooks(page, orders), await versionLooks(page, claims)];
  deepEqual(
    together.map(({ theme }) => theme),
    ['light', 'dark'],
  );
  const [radius, laterRadius] = together.map(({ looks: [, , button] }) => button['border-top-left-radius']);
  notEqual(radius, laterRadius, 'each has the styles of its own version');
  notEqual(laterRadius, '0px', 'the later version has styles');
  await page.goto(`${address}/?without=claims`);
  deepEqual(await versionLooks(page, orders), together[0]);
  await page.goto(`${address}/?without=orders`);
  deepEqual(await versionLooks(page, claims), together[1]);
}

/** The visit of each host, by the name of its folder. */
export const hostVisits = {
  'next-app-router': nextAppRouter,
  webpack: enrol,
  rspack: enrol,
  'host-dialogs': hostDialogs,
  'two-versions': twoVersions,
};
