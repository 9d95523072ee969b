import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { Agent } from './support/agent.ts';
import { launchChromium, openReader, type Reader } from './support/browser.ts';
import { type RealServer, startRealServer } from './support/realServer.ts';

let server: RealServer;
let browser: Browser;
let reader: Reader;

beforeAll(async () => {
  [server, browser] = await Promise.all([startRealServer(), launchChromium()]);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await reader.picture(task.name.slice(0, 40));
  await reader.context.close();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const yuanText = (fen: number) => (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

async function agentAtProducts(mobile: string): Promise<Agent> {
  reader = await openReader(browser);
  const agent = new Agent(reader.page, server);
  await agent.open('/');
  await agent.signIn(mobile);
  return agent;
}

it('an agent insures 500 persons in two schemes, pays and finds the policy', async () => {
  const agent = await agentAtProducts('13800138000');
  const { page } = agent;
  await agent.chooseProduct('安业雇主责任保险');
  await agent.button('添加方案').click();
  await page.getByRole('radio', { name: /^全面计划/ }).check({ force: true });
  await page.getByLabel('起保日期').fill('20261201');
  await agent.importByClass('clean-500.xlsx');
  await page.getByText('共 500 人 · 没有问题').waitFor();
  await agent.fillApplicant('青禾机械制造有限公司');
  const premium = await agent.premium();
  expect(premium).toBeGreaterThan(0);
  const cashier = await agent.submitAndOpenCashier();
  await cashier.getByText(yuanText(premium)).waitFor();
  await cashier.getByRole('button', { name: '支付成功' }).click();
  await page.getByText('承保成功').first().waitFor();

  await page.getByRole('link', { name: '订单列表' }).first().click();
  const order = page.getByRole('listitem').filter({ hasText: '青禾机械制造有限公司' });
  await order.getByText('承保成功').waitFor();
  await order.getByText(yuanText(premium)).waitFor();
  await order.getByText('500 人').waitFor();
  reader.noErrors();
});
