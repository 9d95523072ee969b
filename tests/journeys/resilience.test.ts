import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';

import { keepDraft, ordersOf } from './support/hotelDraft.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();
const saves = '**/api/tmpOrder/submitTmpOrder';
const submissions = '**/api/order/confirmOrder';
const patience = { timeout: 15_000 };
const busy = '系统繁忙，请稍后重试';

const nameField = (page: Page) => page.getByRole('textbox', { name: /^投保单位名称/ });
const rooms = (page: Page) => page.getByLabel('客房数');

/** Sends the response of a server with an internal error. */
const fail = (route: Route) =>
  route.fulfill({
    status: 500,
    contentType: 'application/json',
    body: JSON.stringify({ resCode: '006004', code: 500, info: busy, data: null }),
  });

it('input without a network is kept, and saved when the network is back', async () => {
  const { agent, user } = await journey.atWork('13800138000');
  const { page } = agent;
  await agent.open('/');
  await agent.chooseProduct('旅安酒店公众责任保险');
  await agent.fillApplicant('明湖酒店管理有限公司');
  await page.getByLabel('营业面积').fill('3600');
  await agent.draftIsSaved();

  await user.context.setOffline(true);
  await rooms(page).fill('120');
  await page.getByText('保存失败，稍后自动重试').waitFor();
  await agent.button(/^下一步/).click();
  await page.getByText('页面出错').waitFor(); // The code of the next page can't be loaded.
  await user.context.setOffline(false);
  await agent.button('重试').click();
  await page.getByRole('heading', { name: '确认订单' }).waitFor();

  await user.context.setOffline(true);
  await page.getByRole('checkbox', { name: /我已阅读/ }).check({ force: true });
  await agent.button('提交订单并支付').click();
  const refusal = page.getByText(/^草稿未能保存，订单未提交/);
  await refusal.waitFor();
  // The button was at the bottom of the page. The page has scrolled up, so that the message is visible.
  expect((await refusal.boundingBox())?.y).toBeGreaterThan(0);
  expect(await page.getByRole('checkbox', { name: /我已阅读/ }).isChecked()).toBe(true);
  await user.context.setOffline(false);
  await page.goBack();
  await agent.draftIsSaved();
  await page.reload();
  await page.getByText(/^已恢复未完成的草稿/).waitFor();
  expect(await rooms(page).inputValue()).toBe('120');
  expect(await nameField(page).inputValue()).toBe('明湖酒店管理有限公司');
});

it('a server error is shown, the request is repeated, and makes one order', async () => {
  const { agent, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const groupName = '栖霞酒店管理有限公司';
  const address = await keepDraft(send, groupName);
  await page.route('**/api/insuranceChoose/*', fail);
  await agent.open(address);
  await page.getByRole('alert').getByText(busy).first().waitFor(); // The message is in the page and in a toast.
  await page.unroute('**/api/insuranceChoose/*');
  await agent.button('重试').click();
  await agent.holds(nameField(page), groupName);

  await page.route(saves, fail);
  await rooms(page).fill('88');
  await page.getByText('保存失败，稍后自动重试').waitFor();
  await page.unroute(saves);
  await agent.button('立即保存').click();
  await agent.draftIsSaved();

  await agent.button(/^下一步/).click();
  await page.getByRole('heading', { name: '确认订单' }).waitFor();
  await page.getByRole('checkbox', { name: /我已阅读/ }).check({ force: true });
  await page.route(submissions, fail);
  await agent.button('提交订单并支付').click();
  await page.getByText(busy).first().waitFor();
  expect(await page.getByRole('checkbox', { name: /我已阅读/ }).isChecked()).toBe(true);
  await page.unroute(submissions);

  // The server accepts the order, but the browser doesn't get the response.
  await page.route(submissions, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await agent.button('提交订单并支付').click();
  await expect.poll(() => ordersOf(send, groupName), patience).toBe(1);
  await expect.poll(() => agent.button('提交订单并支付').isEnabled(), patience).toBe(true);
  await page.unroute(submissions);
  await agent.button('提交订单并支付').click();
  await page.getByRole('heading', { level: 1, name: groupName }).waitFor();
  expect(await ordersOf(send, groupName)).toBe(1);
});

it('during a slow response progress is shown, a second press has no effect, and nothing is overwritten', async () => {
  const { agent, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const groupName = '江畔酒店管理有限公司';
  const address = await keepDraft(send, groupName);
  await agent.open(address);
  const held = Promise.withResolvers<void>();
  await page.route(saves, async (route) => {
    await held.promise;
    await route.continue();
  });
  await rooms(page).fill('10');
  await page.getByText('保存中').waitFor();
  await rooms(page).fill('20');
  await page.getByLabel('停车位数').fill('30');
  held.resolve();
  await agent.draftIsSaved();
  await page.unroute(saves);
  await page.reload();
  await agent.holds(rooms(page), '20');
  expect(await page.getByLabel('停车位数').inputValue()).toBe('30');

  await agent.button(/^下一步/).click();
  await page.getByRole('heading', { name: '确认订单' }).waitFor();
  await page.getByRole('checkbox', { name: /我已阅读/ }).check({ force: true });
  const answer = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(submissions, async (route) => {
    asked += 1;
    await answer.promise;
    await route.continue();
  });
  const pressed = agent.button('提交订单并支付');
  await pressed.dblclick();
  await page.getByRole('progressbar', { name: '正在处理' }).waitFor();
  await page.keyboard.press('Enter');
  answer.resolve();
  await page.getByRole('heading', { level: 1, name: groupName }).waitFor();
  expect(asked).toBe(1);
  expect(await ordersOf(send, groupName)).toBe(1);
});

it('two tabs with one draft: the second to save sees both versions, and chooses', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const address = await keepDraft(send, '云栖酒店管理有限公司');
  await agent.open(address);
  await agent.holds(nameField(page), '云栖酒店管理有限公司');
  const other = await user.context.newPage();
  await other.goto(page.url());
  await agent.holds(nameField(other), '云栖酒店管理有限公司');

  await nameField(other).fill('云栖山居酒店管理有限公司');
  await rooms(other).fill('66');
  await other.getByText(/^已保存/).waitFor();
  await page.bringToFront();
  await rooms(page).fill('77');
  await page.getByLabel('停车位数').fill('5');
  const choice = page.getByRole('alertdialog', { name: '该草稿已在其他页面或设备修改' });
  const differing = async (field: RegExp) => (await choice.getByRole('row', { name: field }).innerText()).split(/\s+/);
  expect(await differing(/^投保单位名称/)).toEqual([
    '投保单位名称',
    '云栖酒店管理有限公司',
    '云栖山居酒店管理有限公司',
  ]);
  expect(await differing(/^客房数/)).toEqual(['客房数', '77', '66']);
  expect(await choice.getByRole('row').count()).toBe(4); // The rows are the heading and the three fields that differ.
  await choice.getByRole('button', { name: '保留当前页面的内容' }).click();
  await choice.waitFor({ state: 'hidden' });
  await agent.draftIsSaved();

  await other.bringToFront();
  await rooms(other).fill('68');
  await other.getByLabel('停车位数').fill('9');
  const otherChoice = other.getByRole('alertdialog', { name: '该草稿已在其他页面或设备修改' });
  await otherChoice.getByRole('button', { name: '使用其他页面或设备的内容' }).click();
  await agent.holds(rooms(other), '77');
  expect(await nameField(other).inputValue()).toBe('云栖酒店管理有限公司');
});

it('the back button goes through all steps, and no input is lost', async () => {
  const { agent, user } = await journey.atWork('13900139000');
  const { page } = agent;
  await agent.open('/');
  await agent.button('查看 旅安酒店公众责任保险 的详情').click();
  await page.getByRole('heading', { name: '保障责任' }).waitFor();
  await agent.button('投保').click();
  await page.getByRole('heading', { name: '投保 · 旅安酒店公众责任保险' }).waitFor();
  await rooms(page).fill('120');
  await page.getByLabel('营业面积').fill('3600');

  await page.goBack(); // The agent leaves at once, before a draft was saved.
  await page.getByRole('heading', { name: '保障责任' }).waitFor();
  await page.goForward();
  await agent.holds(rooms(page), '120');
  expect(await page.getByLabel('营业面积').inputValue()).toBe('3,600');
  await agent.fillApplicant('竹影酒店管理有限公司');

  await agent.button(/^下一步/).click();
  await page.getByRole('heading', { name: '确认订单' }).waitFor();
  await page.goBack();
  expect(await nameField(page).inputValue()).toBe('竹影酒店管理有限公司');
  await page.goForward();
  await page.getByRole('heading', { name: '确认订单' }).waitFor();
  await agent.button('返回修改').click();
  expect(await page.getByRole('textbox', { name: /^详细地址/ }).inputValue()).toBe('世纪大道1号');

  const cashier = await agent.submitAndOpenCashier();
  await cashier.goBack().catch(() => null);
  await cashier.close();
  await page.getByText('支付窗口已关闭').waitFor();
  const order = page.url();
  await page.goBack(); // The confirmation was deleted together with the draft, so the order can't be submitted again.
  await page.waitForURL(/\/write\//);
  await agent.holds(nameField(page), '');
  await page.goForward();
  expect(page.url()).toBe(order);
  await page.getByRole('heading', { level: 1, name: '竹影酒店管理有限公司' }).waitFor();
  user.noErrors();
});
