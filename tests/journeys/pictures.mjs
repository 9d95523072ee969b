// Takes the pictures for the README from the running product. Call: node tests/journeys/pictures.mjs <address of a
// fresh npm start> [folder]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';

import { authorisationOf } from '../fixtures/uploads.ts';
import { chromiumOptions } from '../setup/chromium.mjs';

const [
  ,
  ,
  url = 'http://127.0.0.1:8080',
  folder = fileURLToPath(new URL('../../stories/guide/pictures/', import.meta.url)),
] = process.argv;
const roster = fileURLToPath(new URL('../fixtures/rosters/clean-500.xlsx', import.meta.url));
const mobile = '13800138000';
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch(chromiumOptions());
const context = await browser.newContext({
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  viewport: { width: 1440, height: 900 },
});
context.setDefaultTimeout(15_000);
const page = await context.newPage();
const button = (name) => page.getByRole('button', { name });

/** Takes pictures of a screen: in the light and the dark scheme, and with the width of a phone. */
async function pictures(name, kinds = ['light', 'dark']) {
  for (const toast of ['登录成功', /^已导入/]) await page.getByText(toast).waitFor({ state: 'hidden' });
  for (const scheme of kinds.filter((kind) => kind !== 'narrow')) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), scheme);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.screenshot({ path: `${folder}/${name}-${scheme}.png` });
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  if (!kinds.includes('narrow')) return;
  await page.setViewportSize({ width: 375, height: 812 });
  await page.screenshot({ path: `${folder}/${name}-narrow.png` });
  await page.setViewportSize({ width: 1440, height: 900 });
}

await fetch(`${url}/sandbox/clock`, {
  method: 'POST',
  headers: { accept: 'application/json' },
  body: new URLSearchParams({ today: '2026-11-20' }),
});
await page.goto(url);
await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
await button('获取验证码').click();
await page.waitForFunction(
  async (number) => (await (await fetch(`/sandbox/sms.json?mobile=${number}`)).json()).length > 0,
  mobile,
);
const [message] = await (await fetch(`${url}/sandbox/sms.json?mobile=${mobile}`)).json();
await page.getByRole('textbox', { name: '短信验证码' }).fill(message.code);
await page.keyboard.press('Enter');
await page.getByRole('article').first().waitFor();
await pictures('products');

await page.getByRole('article', { name: '安业雇主责任保险' }).getByRole('button', { name: /投保/ }).click();
await button('添加方案').click();
await page.getByRole('radio', { name: /^全面计划/ }).check({ force: true });
await page.getByLabel('起保日期').fill('20261201');
await button('导入人员清单').click();
const dialog = page.getByRole('dialog', { name: '导入人员清单' });
await dialog.locator('input[type=file]').setInputFiles(roster);
await dialog.getByLabel('导入至方案').selectOption({ label: '按职业类别分配' });
for (const [occupationClass, index] of [
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 1],
]) {
  await dialog.getByLabel(new RegExp(`^${occupationClass} 类`)).selectOption({ index });
}
await dialog.getByRole('button', { name: /^导入 \d+ 人$/ }).click();
await page.getByText('共 500 人 · 没有问题').waitFor();
await page.getByLabel('投保单位名称').fill('云栖远山建筑装饰工程（集团）有限责任公司');
await page.getByLabel('单位性质').selectOption({ label: '有限责任公司' });
await page.getByRole('textbox', { name: /^证件号码/ }).fill('91310199MA1FL5E18T');
await page.getByRole('checkbox', { name: '长期有效' }).check({ force: true });
await page.getByRole('textbox', { name: /^联系人\*?$/ }).fill('周明');
await page.getByLabel('联系人手机号').fill(mobile);
await page.getByLabel('电子邮箱').fill('zhouming@yunqi.example');
await page.getByRole('combobox', { name: /^所在地区/ }).click();
const regions = page.getByRole('dialog', { name: /所在地区/ });
await regions.getByRole('combobox').fill('浦东');
await regions.getByRole('option', { name: /浦东新区/ }).click();
await page.getByLabel('详细地址').fill('世纪大道1号');
const book = page.getByRole('group', { name: '授权书' });
await book.locator('input[type=file]').setInputFiles({
  name: '授权书.pdf',
  mimeType: 'application/pdf',
  buffer: await authorisationOf('云栖远山建筑装饰工程（集团）有限责任公司'),
});
await book.getByText('已上传 1 个文件').waitFor();
await page.getByText(/已保存/).waitFor();
await page.mouse.wheel(0, -9000);
await pictures('write-schemes', ['narrow']);
await page.getByRole('grid').scrollIntoViewIfNeeded();
await pictures('write');

await button(/^下一步/).click();
await page.getByRole('heading', { name: '确认订单' }).waitFor();
await pictures('confirm');
await page.getByRole('checkbox', { name: /我已阅读/ }).check({ force: true });
const opened = context.waitForEvent('page');
await button('提交订单并支付').click();
const cashier = await opened;
await cashier.getByRole('button', { name: '支付成功' }).click();
await page.getByText('承保成功').first().waitFor();
await page.getByRole('link', { name: '订单列表' }).first().click();
await page.getByRole('listitem').filter({ hasText: '云栖远山' }).waitFor();
await pictures('orders', ['narrow']);
await page
  .getByRole('link', { name: /查看订单|查看详情/ })
  .first()
  .click();
await page.getByText('保单与保险期间').waitFor();
await pictures('order', ['light', 'dark', 'narrow']);
await browser.close();
