import { expect, it } from 'vitest';

import { keepDraft, ordersOf } from './support/hotelDraft.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

it('a blocked payment window is opened once more, then the order is paid in this tab', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const groupName = '远山酒店管理有限公司';
  const address = await keepDraft(send, groupName);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await agent.open(address);
  await agent.button(/^下一步/).click();
  await page.getByRole('heading', { name: '确认订单' }).waitFor();
  await page.getByRole('checkbox', { name: /我已阅读/ }).check({ force: true });
  await agent.button('提交订单并支付').click();
  const blocked = page.getByRole('alertdialog', { name: '支付窗口被浏览器拦截' });
  await blocked.getByText('弹窗授权失败，无法打开支付窗口，请点击“授权”重试').waitFor();
  await blocked.getByRole('button', { name: '授权' }).click();
  await blocked.waitFor({ state: 'hidden' });
  await page.getByRole('img', { name: /扫码支付/ }).waitFor();
  await page.getByRole('link', { name: '在本页支付' }).click();
  await page.getByRole('button', { name: '支付成功' }).click();
  await page.getByRole('link', { name: '返回商户' }).click();
  await page.getByText('支付成功').first().waitFor();
  await agent.button('查看订单').click();
  await page.getByText('承保成功').first().waitFor();
  expect(await ordersOf(send, groupName)).toBe(1);
  user.noErrors();
});

it('an authorised payment window opens at the second press', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const address = await keepDraft(send, '松风酒店管理有限公司');
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await agent.open(address);
  await agent.button(/^下一步/).click();
  await page.getByRole('heading', { name: '确认订单' }).waitFor();
  await page.getByRole('checkbox', { name: /我已阅读/ }).check({ force: true });
  await agent.button('提交订单并支付').click();
  const opened = user.context.waitForEvent('page');
  await page.getByRole('alertdialog').getByRole('button', { name: '授权' }).click();
  const cashier = await opened;
  await cashier.getByRole('button', { name: '支付成功' }).click();
  await page.getByText('承保成功').first().waitFor();
  expect(await ordersOf(send, '松风酒店管理有限公司')).toBe(1);
});
