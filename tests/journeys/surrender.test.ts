import { expect, it } from 'vitest';

import { orderState } from '../../app/contract/ownCalls.ts';
import { findingsOn } from './support/findings.ts';
import { startJourneys } from './support/journey.ts';
import { decideAt, sellPolicy } from './support/soldPolicy.ts';

const journey = startJourneys();

it('a policy is surrendered on its order page, and its refund is followed until it has arrived', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const serverUrl = journey.server().url;
  const { orderSn, groupName } = await sellPolicy(send, '80140', 20);

  await agent.open(`/orderDetail/${orderSn}`);
  await agent.button('申请退保').click();
  const dialog = page.getByRole('dialog', { name: '申请退保' });
  await dialog.getByText('2026-12-01 00:00（北京时间）').waitFor();
  await dialog.getByText(groupName).waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await agent.button('提交退保申请').click();
  await dialog.getByText('请选择退保原因').waitFor();
  await dialog.getByRole('combobox', { name: /退保原因/ }).selectOption('投保单位不再需要该保障');
  await dialog.getByRole('checkbox', { name: /已告知投保单位/ }).check({ force: true });
  await agent.button('提交退保申请').click();
  await page.getByText(/保险公司正在处理退保申请/).waitFor();
  expect(await agent.button('申请退保').count()).toBe(0);

  await decideAt(serverUrl, 'surrenders', 'accepted');
  await page.reload();
  await page.getByText('保障自 2026-12-01 00:00 起终止。').waitFor();
  await expect.poll(async () => (await send(orderState, { orderSn })).status, { timeout: 15_000 }).toBe('refunded');
  await page.reload();
  await page.getByText(/款项已退出，等待到账/).waitFor();
  const body = new URLSearchParams({ reason: 'refundArrived' });
  await fetch(`${serverUrl}/sandbox/insurer/orders/${orderSn}`, { method: 'POST', body, redirect: 'manual' });
  await page.reload();
  await page.getByText(/退还保费 .+ 已到账/).waitFor();
  await page.getByRole('tab', { name: '进度' }).click();
  await page.getByText('已办理退保').waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await agent.open('/entry');
  await page.getByText(/近 7 天有 1 笔退保有了结果/).waitFor();
  user.noErrors();
});
