import { expect, it } from 'vitest';

import { keepDraft } from './support/hotelDraft.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

it('what an agent does in one tab shows in the other tab without a reload', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const groupName = '映山湖酒店管理有限公司';
  const address = await keepDraft(send, groupName);
  const other = await user.context.newPage();
  await other.goto(`${journey.server().url}/orderList?search=${encodeURIComponent(groupName)}`);
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await other.getByText(groupName, { exact: true }).count()).toBe(0);

  await agent.open(address);
  await agent.button(/^下一步/).click();
  await page.getByRole('checkbox', { name: /我已阅读/ }).check({ force: true });
  await agent.button('提交订单并支付').click();
  await page.getByRole('heading', { level: 1, name: groupName }).waitFor();
  const order = other.getByRole('article').filter({ hasText: groupName });
  await order.getByText('待支付').waitFor();

  await page.reload(); // The reload ends the wait for the payment.
  await agent.button('取消订单').click();
  await agent.button('确认取消订单').click();
  await order.getByText('订单关闭').waitFor();

  await agent.button('退出登录').click();
  await other.getByRole('dialog', { name: '登录' }).waitFor();
  expect(await other.getByText(groupName).count()).toBe(0);
});
