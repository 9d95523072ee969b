import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { sendEndorsementMaterials } from '../../app/contract/endorsementOwnCalls.ts';
import { applyForInvoice } from '../../app/contract/invoices.ts';
import { picture } from '../fixtures/uploads.ts';
import { materialsOf, remove, requestOfChanges, rosterOf, submitted } from '../setup/endorsedPolicy.ts';
import { invoiceApplication } from '../setup/invoicing.ts';
import type { Agent } from './support/agent.ts';
import { startJourneys } from './support/journey.ts';
import { decideAt, sellPolicy } from './support/soldPolicy.ts';

const journey = startJourneys();
const groupName = '青禾机械制造有限公司';

/** Insures 50 persons, pays the order and opens its invoice. */
async function openInsuredOrder(agent: Agent): Promise<Page> {
  const { page } = agent;
  await agent.chooseProduct('安业雇主责任保险');
  await page.getByLabel('起保日期').fill('20261201');
  await agent.importByClass('clean-50.xlsx', [0, 0, 0, 0]);
  await agent.fillApplicant(groupName);
  await agent.uploadAuthorisation(groupName);
  const cashier = await agent.submitAndOpenCashier();
  await cashier.getByRole('button', { name: '支付成功' }).click();
  await page.getByText('承保成功').first().waitFor();
  await page.getByRole('link', { name: '订单列表' }).first().click();
  await page.getByRole('listitem').filter({ hasText: groupName }).getByRole('link').first().click();
  await page.getByRole('tab', { name: '发票' }).click();
  await page.getByRole('heading', { name: '发票', exact: true }).waitFor();
  return page;
}

const mailsIn = async (): Promise<readonly { readonly to: string; readonly subject: string }[]> => {
  const answer = await fetch(`${journey.server().url}/sandbox/mails.json`);
  return (await answer.json()) as readonly { readonly to: string; readonly subject: string }[];
};

it('an invoice is applied for, rejected, corrected, issued and mailed; above the balance it is refused', async () => {
  const { agent, user } = await journey.signedIn('13800138000');
  const page = await openInsuredOrder(agent);
  const progress = page.getByRole('group', { name: '开票进度' });
  const amount = page.getByRole('textbox', { name: /^开票金额/ });
  expect(await page.getByRole('textbox', { name: /^发票抬头/ }).inputValue()).toBe(groupName);
  const whole = (await amount.inputValue()).replaceAll(',', '');

  await amount.fill(String(Number(whole) + 1));
  await page.getByRole('textbox', { name: /^收票邮箱/ }).fill('caiwu@qinghe.example');
  await page.getByRole('textbox', { name: /^注册电话/ }).fill('021-12345678');
  await agent.button('提交开票申请').click();
  // The error summary has a link that leads to the field.
  await page.getByRole('button', { name: /开票金额不能超过可开票余额/ }).click();
  expect(await amount.evaluate((field) => field === document.activeElement)).toBe(true);
  await progress.getByText('未申请').waitFor();

  await amount.fill(whole);
  await agent.button('提交开票申请').click();
  await progress.getByText('已申请').waitFor();

  await decideAt(journey.server().url, 'invoices', 'failed', '抬头与营业执照不符');
  await page.reload();
  await progress.getByText('抬头与营业执照不符').waitFor();
  await page.getByRole('textbox', { name: /^发票抬头/ }).fill('青禾机械制造（上海）有限公司');
  await agent.button('重新提交申请').click();
  await progress.getByText('已申请').waitFor();

  await decideAt(journey.server().url, 'invoices', 'issued');
  await page.reload();
  await progress.getByText('已开票').waitFor();
  await page.getByRole('button', { name: /^查看发票/ }).click();
  const viewer = page.getByRole('dialog', { name: /^电子发票 0026\d{16}$/ });
  await viewer.getByText('共 1 页').waitFor();
  expect(await viewer.locator('iframe').getAttribute('src')).toMatch(/^\/api\/own\/invoices\/document\/view\?/);
  await page.keyboard.press('Escape');
  await agent.button('发送电子发票').click();
  const mailing = page.getByRole('dialog', { name: '发送电子发票' });
  expect(await mailing.getByRole('textbox', { name: '收票邮箱' }).inputValue()).toBe('caiwu@qinghe.example');
  await mailing.getByRole('button', { name: '发送', exact: true }).click();
  await page.getByText('邮件将发送至 caiwu@qinghe.example').waitFor();
  await expect
    .poll(mailsIn, { timeout: 10_000 })
    .toMatchObject([{ to: 'caiwu@qinghe.example', subject: '您的团体保险电子发票' }]);
  await page.reload();
  await progress.getByText('已寄出').waitFor();
  await page.getByRole('button', { name: '查看开票信息' }).click();
  await page.getByRole('definition').getByText('青禾机械制造（上海）有限公司').first().waitFor();
  user.noErrors();
});

it('a small-scale taxpayer can get no special invoice; for a general taxpayer it is rejected, corrected, issued and sent', async () => {
  const { agent, user, send } = await journey.atWork('13900139000');
  const { page } = agent;
  const { url } = journey.server();
  const { orderSn } = await sellPolicy(send, '80140', 5);
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const progress = page.getByRole('group', { name: '开票进度' });
  const special = page.getByRole('radio', { name: '专用发票' });
  await agent.open(`/orderDetail/${orderSn}?tab=invoice`);

  await page.getByText('小规模纳税人', { exact: true }).click();
  await page.getByText('小规模纳税人不能申请专用发票').waitFor();
  expect(await special.isDisabled()).toBe(true);
  await page.getByText('一般纳税人', { exact: true }).click();
  await page.getByText('专用发票', { exact: true }).click();
  await field(/^纳税人识别号/).fill('91310199ma1fl5e18t');
  await field(/^注册地址/).fill('上海市浦东新区世纪大道1号');
  await field(/^注册电话/).fill('021-12345678');
  await page.getByRole('combobox', { name: /^开户银行/ }).fill('示例银行上海分行');
  await field(/^银行账号/).fill('6217 0001 2345 6789');
  await field(/^收件人/)
    .first()
    .fill('周明');
  await field(/^收件人手机号/).fill('13800138000');
  await agent.chooseRegion('收件地区', '浦东', '浦东新区');
  await field(/^收件地址/).fill('世纪大道1号');
  await agent.upload('一般纳税人资格证明', { name: '证明.png', mimeType: 'image/png', buffer: await picture() });
  expect(await field(/^纳税人识别号/).inputValue()).toBe('91310199MA1FL5E18T');
  await agent.button('提交开票申请').click();
  await progress.getByText('已申请').waitFor();

  await decideAt(url, 'invoices', 'failed', '银行账号与开户银行不符');
  await page.reload();
  await progress.getByText('银行账号与开户银行不符').waitFor();
  await field(/^银行账号/).fill('6217000123456780');
  await agent.button('重新提交申请').click();
  await progress.getByText('已申请').waitFor();

  await decideAt(url, 'invoices', 'issued');
  await decideAt(url, 'invoices', 'mailed', '', { expressCompany: '示例快递', expressNumber: 'SD0000000001' });
  await page.reload();
  await progress.getByText('SD0000000001').waitFor();
  await page.getByRole('list', { name: '发票清单' }).getByText('专用发票').waitFor();
  user.noErrors();
});

it('after a refund the insurer takes the difference off the issued invoice, which the order shows', async () => {
  const { agent, user, send } = await journey.atWork('13900139000');
  const { page } = agent;
  const { url } = journey.server();
  const policy = { ...(await sellPolicy(send, '336', 10)), agent: { ask: send } };
  const { policyUuid, orderSn } = policy;
  await send(applyForInvoice, invoiceApplication({ policyUuid }, { amountFen: 100 }));
  await decideAt(url, 'invoices', 'issued');
  await agent.open(`/orderDetail/${orderSn}?tab=invoice`);
  await page.getByText(/^另有 ¥[\d,.]+ 尚未开票。$/).waitFor();
  await agent.button('申请剩余金额的发票').click();
  await page.getByRole('textbox', { name: /^收票邮箱/ }).fill('caiwu@qinghe.example');
  await page.getByRole('textbox', { name: /^注册电话/ }).fill('021-12345678');
  await agent.button('提交开票申请').click();
  await page.getByRole('group', { name: '开票进度' }).getByText('已申请').waitFor();
  await decideAt(url, 'invoices', 'issued');

  const [leaver] = await rosterOf(policy);
  if (!leaver) throw new Error('the policy insures nobody');
  const uuid = await submitted(policy, requestOfChanges([remove(leaver)]));
  await send(sendEndorsementMaterials, { uuid, materials: await materialsOf(policy.agent) });
  await decideAt(url, 'endorsements', 'reviewPassed');
  await page.reload();
  const invoices = page.getByRole('list', { name: '发票清单' }).getByRole('listitem');
  await page.getByText(/^退保费后，保险公司将就发票 0026\d{16} 开具红字发票，冲减 ¥[\d,.]+。$/).waitFor();
  expect(await invoices.count()).toBe(3);

  await decideAt(url, 'invoices', 'issued');
  await page.reload();
  const red = invoices.filter({ hasText: '红字' });
  await red.getByText('已开票').waitFor();
  expect(await red.innerText()).toMatch(/-¥[\d,.]+[^]*冲减发票 0026\d{16}/);
  await red.getByRole('button', { name: /^查看发票/ }).click();
  await page
    .getByRole('dialog', { name: /^电子发票/ })
    .getByText(/^红字电子发票-/)
    .waitFor();
  user.noErrors();
});
