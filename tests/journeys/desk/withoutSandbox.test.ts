import { shanghaiDayOf } from '@tuanbao/library/domain/calendar/clock';
import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import type { Send } from '../../../app/client/platform/http/http.ts';
import { submitOfflineOrder } from '../../../app/contract/offlineOrders.ts';
import { saveDraft } from '../../../app/contract/savedDrafts.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';
import { picture } from '../../fixtures/uploads.ts';
import { withUploadedFiles } from '../../setup/uploadedMaterials.ts';
import type { Agent } from '../support/agent.ts';
import { startJourneysOn } from '../support/journey.ts';
import { startLiveServer } from '../support/liveServer.ts';
import { DeskOperator } from '../support/operator.ts';

const journey = startJourneysOn(startLiveServer);
const catalogue = loadCatalogue();
const idBody = '11010119900307771';

async function openDesk(): Promise<DeskOperator> {
  const { page } = await journey.visitor();
  const operator = new DeskOperator(page, journey.server());
  await operator.setUp(journey.server().firstWelcome);
  return operator;
}

/** Enters the reason in the open dialog, and presses the dialog's button. */
async function confirm({ page }: DeskOperator, title: string | RegExp, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('操作原因').fill('代理合同已签署');
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

/** Adds an agency and a user of this agency. Returns the user's password. */
async function addPartner(operator: DeskOperator): Promise<string> {
  const { page } = operator;
  await operator.open('/desk/agencies');
  await operator.button('添加机构').click();
  await page.getByLabel('机构名称').fill('启明保险代理有限公司');
  await confirm(operator, '添加机构', '保存');
  await page.getByRole('cell', { name: '启明保险代理有限公司' }).waitFor();
  await operator.open('/desk/agents');
  await operator.button('新增机构用户').click();
  await page.getByLabel('机构').last().selectOption({ label: '启明保险代理有限公司' });
  await page.getByLabel('用户名').fill('qiming01');
  await page.getByLabel('姓名').fill('方可为');
  await page.getByLabel('手机号', { exact: false }).last().fill('13700137001');
  await confirm(operator, '新增机构用户', '新增');
  const dialog = page.getByRole('dialog', { name: '登录密码' });
  const password = await dialog.getByLabel('密码', { exact: true }).innerText();
  await dialog.getByRole('button', { name: '完成' }).click();
  return password;
}

/** Adds an agent. The agent can insure after the real name is approved. */
async function addAgent(operator: DeskOperator, name: string, mobile: string): Promise<void> {
  const { page } = operator;
  await operator.open('/desk/agents');
  await operator.button('新增业务员').click();
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('手机号', { exact: false }).last().fill(mobile);
  await page.getByLabel('等级').last().selectOption('4');
  await confirm(operator, '新增业务员', '新增');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function requestRealName({ page }: Agent): Promise<void> {
  await page.getByRole('button', { name: '去实名' }).click();
  const dialog = page.getByRole('dialog', { name: '实名认证' });
  await dialog.getByLabel('真实姓名').fill('沈之遥');
  await dialog.getByLabel('身份证号码').fill(idBody + idCardCheckDigit(idBody));
  const file = { name: '身份证.png', mimeType: 'image/png', buffer: Buffer.from(await picture()) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText('已上传 1 个').waitFor();
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await page.getByText('正在审核').waitFor();
}

async function approveRealName(operator: DeskOperator): Promise<void> {
  await operator.open('/desk/qualifications?state=waiting');
  await operator.button('查看').click();
  await confirm(operator, /./, '查看');
  await operator.page.getByText(idBody, { exact: false }).waitFor();
  await operator.button('通过').click();
  await operator.page.getByLabel('操作原因').fill('与证件一致');
  await operator.button('通过').click();
  await operator.page.getByText('申请已通过').waitFor();
}

/** Returns a complete draft of a product. Its cover starts within the next days, and all its files are uploaded. */
async function draftOf(send: Send, productId: string, groupName: string): Promise<OrderDraft> {
  const product = catalogue.productOf(productId);
  if (!product) throw new Error(`the catalogue lacks ${productId}`);
  const draft = completeDraft(product, { today: shanghaiDayOf(new Date()) });
  return withUploadedFiles({ ask: send }, { ...draft, applicant: { ...draft.applicant, groupName } });
}

/** Submits and pays the order that is open on the page. The insurer then issues the policy. */
async function insure(agent: Agent): Promise<void> {
  const cashier = await agent.submitToPay();
  await cashier.waitForURL(/gateway\.do/);
  await journey.server().pay(cashier.url());
  await cashier.close();
  await agent.page.getByText('承保成功').first().waitFor();
}

async function insureDraft(agent: Agent, send: Send, productId: string, groupName: string): Promise<void> {
  const draft = await draftOf(send, productId, groupName);
  const { id } = await send(saveDraft, { id: '', version: 0, draft });
  await agent.open(`/writeByUnfinish/${productId}/${id}`);
  await insure(agent);
}

/** Creates an invitation to a product. Returns its link. */
async function invite(operator: DeskOperator, productName: string): Promise<string> {
  const { page } = operator;
  await operator.open('/desk/invitations');
  await operator.button('发出邀请').click();
  const dialog = page.getByRole('dialog', { name: '发出邀请' });
  await dialog.getByLabel('产品').selectOption({ label: productName });
  await dialog.getByRole('button', { name: '发出邀请' }).click();
  return page.getByRole('dialog', { name: '邀请链接' }).getByLabel('链接').inputValue();
}

/**
 * Enters a quote for an offline order, and converts the offline order to a prepared order. Returns the link for the
 * agent.
 */
async function prepareOfflineOrder(operator: DeskOperator, groupName: string): Promise<string> {
  const { page } = operator;
  await operator.open('/desk/offline-orders');
  await page.getByRole('link', { name: groupName }).click();
  await operator.button('领取').click();
  await operator.button('报价').click();
  const quote = page.getByRole('dialog', { name: '报价' });
  await quote.getByLabel('总保费（元）').fill('12800');
  await quote.getByLabel('报价有效期至').fill('2099-01-10');
  await quote.getByLabel('答复内容').fill('已与保险公司核定');
  await quote.getByRole('button', { name: '报价' }).click();
  await operator.button('转为预录订单').click();
  await page.getByRole('dialog', { name: '转为预录订单' }).getByRole('button', { name: '转为预录订单' }).click();
  return page.getByRole('dialog', { name: '预录订单已生成' }).getByLabel('链接').inputValue();
}

async function disableAndHandOver(operator: DeskOperator, leaver: string, receiver: string): Promise<void> {
  const { page } = operator;
  await operator.open('/desk/agents');
  await page.getByRole('link', { name: leaver }).click();
  await operator.button('停用账号').click();
  await confirm(operator, '停用账号', '停用账号');
  await page.getByText('停用时间').waitFor();
  await operator.button('移交业务').click();
  const dialog = page.getByRole('dialog', { name: '移交业务' });
  await dialog.getByRole('searchbox').fill(receiver);
  await page.keyboard.press('Enter');
  await dialog.getByText(receiver).click();
  await confirm(operator, '移交业务', '移交业务');
  await page.getByText('业务已移交').waitFor();
}

it('everything that an agent needs from the operators is done at the desk', { timeout: 600_000 }, async () => {
  const operator = await openDesk();

  const password = await addPartner(operator);
  const partner = await journey.visitor();
  await partner.page.goto(`${journey.server().url.replace('//localhost', '//partner.localhost')}/entry`);
  const signIn = partner.page.getByRole('dialog', { name: '登录团险业务系统' });
  await signIn.getByText('密码登录').click();
  await signIn.getByRole('textbox', { name: /用户名/ }).fill('qiming01');
  await signIn.locator('input[name=password]').fill(password);
  await partner.page.keyboard.press('Enter');
  await partner.page.getByRole('banner').getByRole('link', { name: '启明保险代理有限公司' }).waitFor();

  await addAgent(operator, '沈之遥', '13600136002');
  await addAgent(operator, '周若溪', '13600136003');
  const { agent, send, user } = await journey.signedIn('13600136002');
  await agent.open('/write/80202');
  await requestRealName(agent);
  await approveRealName(operator);
  await agent.button('已完成，重新检查').click();
  await agent.page.getByText(/本产品需完成实名认证/).waitFor({ state: 'hidden' });
  await insureDraft(agent, send, '80202', '远山精密机械有限公司');

  await agent.page.goto(await invite(operator, catalogue.productOf('80232')?.name ?? ''));
  await agent.page.getByText('邀请已领取，可以投保本产品').waitFor();
  await insureDraft(agent, send, '80232', '长河物流有限公司');

  const offline = await draftOf(send, '80140', '明湖印务有限公司');
  await send(submitOfflineOrder, { id: '', version: 0, note: '三处工地，请报价', draft: offline });
  await agent.page.goto(await prepareOfflineOrder(operator, '明湖印务有限公司'));
  await insure(agent);
  user.noErrors();

  await disableAndHandOver(operator, '沈之遥', '周若溪');
  const refused = await user.page.request.post(`${journey.server().url}/api/user/getUserInfo`, { data: {} });
  expect(((await refused.json()) as { readonly resCode: string }).resCode).toBe('001011');
  const { agent: receiver } = await journey.signedIn('13600136003');
  await receiver.page.getByRole('link', { name: '订单列表' }).first().click();
  for (const groupName of ['远山精密机械有限公司', '长河物流有限公司', '明湖印务有限公司']) {
    await receiver.page.getByRole('listitem').filter({ hasText: groupName }).getByText('承保成功').waitFor();
  }
});
