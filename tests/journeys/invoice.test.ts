import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import type { InsurerInvoiceReason } from '../../app/server/invoices/decide.ts';
import type { Agent } from './support/agent.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();
const groupName = '青禾机械制造有限公司';

/** Insures 50 persons, pays and opens the order. */
async function openInsuredOrder(agent: Agent): Promise<Page> {
  const { page } = agent;
  await agent.chooseProduct('安业雇主责任保险');
  await page.getByLabel('起保日期').fill('20261201');
  await agent.importByClass('clean-50.xlsx', [0, 0, 0, 0]);
  await agent.fillApplicant(groupName);
  const cashier = await agent.submitAndOpenCashier();
  await cashier.getByRole('button', { name: '支付成功' }).click();
  await page.getByText('承保成功').first().waitFor();
  await page.getByRole('link', { name: '订单列表' }).first().click();
  await page.getByRole('listitem').filter({ hasText: groupName }).getByRole('link').first().click();
  await page.getByRole('heading', { name: '发票', exact: true }).waitFor();
  return page;
}

/** Presses a button of the insurer's desk, for the newest application. */
async function decide(reason: InsurerInvoiceReason, note = ''): Promise<void> {
  const { url } = journey.server();
  const desk = await (await fetch(`${url}/sandbox/invoices`)).text();
  const action = /action="(\/sandbox\/invoices\/[^"]+)"/.exec(desk)?.[1] ?? '';
  const answer = await fetch(url + action, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ reason, note }),
  });
  expect(answer.status).toBe(200);
}

const mailsIn = async (): Promise<readonly { readonly to: string; readonly subject: string }[]> => {
  const answer = await fetch(`${journey.server().url}/sandbox/mails.json`);
  return (await answer.json()) as readonly { readonly to: string; readonly subject: string }[];
};

it('an invoice is applied for, rejected, corrected, issued and mailed; above the balance it is refused', async () => {
  const { agent, reader } = await journey.signedIn('13800138000');
  const page = await openInsuredOrder(agent);
  const progress = page.getByRole('group', { name: '开票进度' });
  const amount = page.getByRole('textbox', { name: /^开票金额/ });
  expect(await page.getByRole('textbox', { name: /^发票抬头/ }).inputValue()).toBe(groupName);
  const whole = (await amount.inputValue()).replaceAll(',', '');

  await amount.fill(String(Number(whole) + 1));
  await page.getByRole('textbox', { name: /^收票邮箱/ }).fill('caiwu@qinghe.example');
  await page.getByRole('textbox', { name: /^注册电话/ }).fill('021-12345678');
  await agent.button('提交开票申请').click();
  await page.getByText(/开票金额不能超过可开票余额/).waitFor();
  await progress.getByText('未申请').waitFor();

  await amount.fill(whole);
  await agent.button('提交开票申请').click();
  await progress.getByText('已申请').waitFor();

  await decide('failed', '抬头与营业执照不符');
  await page.reload();
  await progress.getByText('抬头与营业执照不符').waitFor();
  await page.getByRole('textbox', { name: /^发票抬头/ }).fill('青禾机械制造（上海）有限公司');
  await agent.button('重新提交申请').click();
  await progress.getByText('已申请').waitFor();

  await decide('issued');
  await page.reload();
  await progress.getByText('已开票').waitFor();
  await agent.button('发送电子发票').click();
  await page.getByText('邮件将发送至 caiwu@qinghe.example').waitFor();
  await expect
    .poll(mailsIn, { timeout: 10_000 })
    .toMatchObject([{ to: 'caiwu@qinghe.example', subject: '您的团体保险电子发票' }]);
  await page.reload();
  await progress.getByText('已寄出').waitFor();
  await page.getByRole('button', { name: '查看开票信息' }).click();
  expect(await page.getByRole('textbox', { name: /^发票抬头/ }).inputValue()).toBe('青禾机械制造（上海）有限公司');
  reader.noErrors();
});
