import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { expect, it } from 'vitest';

import type { Send } from '../../app/client/platform/http/http.ts';
import { submitOfflineOrder } from '../../app/contract/offlineOrders.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { productDefinition } from '../../app/contract/products.ts';
import { deleteDraft, listDrafts, saveDraft } from '../../app/contract/savedDrafts.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { withUploadedMaterials } from '../setup/uploadedMaterials.ts';
import type { Agent } from './support/agent.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();
const productId = '80140';

async function draftFor(
  send: Send,
  groupName: string,
): Promise<{ readonly draft: OrderDraft; readonly totalFen: number }> {
  const product = await send(productDefinition, { productId });
  const whole = await withUploadedMaterials({ ask: send }, completeDraft(product));
  const draft = { ...whole, applicant: { ...whole.applicant, groupName } };
  return { draft, totalFen: totalOf(product, draft) };
}

const nameField = ({ page }: Agent) => page.getByRole('textbox', { name: /^投保单位名称/ });

/**
 * Expects that the draft exists. Changes it, reloads the page, goes to the confirmation and back, and expects that the
 * change is still there.
 */
async function expectToStay(agent: Agent, groupName: string): Promise<void> {
  const { page } = agent;
  const address = page.url();
  await agent.holds(nameField(agent), groupName);
  await page.getByText('共 3 人 · 没有问题').waitFor();
  await page.getByRole('textbox', { name: /^法定代表人/ }).fill('沈北辰');
  await agent.draftIsSaved();
  await page.reload();
  await page.getByText('共 3 人 · 没有问题').waitFor();
  expect(await page.getByRole('textbox', { name: /^法定代表人/ }).inputValue()).toBe('沈北辰');

  await agent.button(/^下一步/).click();
  await page.getByRole('heading', { name: '确认订单' }).waitFor();
  await page.reload();
  await page.getByText(groupName).first().waitFor();
  await page.goBack();
  expect(page.url()).toBe(address);
  await page.getByText('共 3 人 · 没有问题').waitFor();
  expect(await page.getByRole('textbox', { name: /^法定代表人/ }).inputValue()).toBe('沈北辰');
}

/** Submits and pays the order. Returns the text of the order page. */
async function submit(agent: Agent, groupName: string): Promise<string> {
  const cashier = await agent.submitAndOpenCashier();
  await cashier.getByRole('button', { name: '支付成功' }).click();
  await agent.page.getByRole('heading', { level: 1, name: groupName }).waitFor();
  await agent.page.getByText('承保成功').first().waitFor();
  await agent.page.getByRole('heading', { name: '投保人' }).waitFor(); // This section is loaded later.
  return agent.page.getByRole('main').innerText();
}

it('/write: asks which draft of the product is meant, and finds what was begun there again', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const groupName = '青禾机械制造有限公司';
  const { draft } = await draftFor(send, groupName);
  await send(saveDraft, { id: '', version: 0, draft });
  await agent.open(`/write/${productId}`);
  await page.getByRole('heading', { level: 1, name: /继续还是新建/ }).waitFor();
  await agent.button('新建').click();
  await agent.holds(nameField(agent), '');
  await nameField(agent).fill('松风物流有限公司');
  await agent.draftIsSaved();
  await page.reload();
  await agent.holds(nameField(agent), '松风物流有限公司');

  await agent.button('重新开始').first().click();
  await page.getByText('原草稿（松风物流有限公司）保留在未完成订单中。').waitFor();
  await agent.holds(nameField(agent), '');
  await agent.open(`/entry`);
  await agent.button('投保 安业雇主责任保险').click();
  const question = page.getByRole('dialog', { name: /继续还是新建/ });
  await question.getByText('松风物流有限公司').waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/entry');
  await agent.button('投保 安业雇主责任保险').click();
  await question.getByRole('button', { name: `继续 ${groupName}` }).click();
  await page.waitForURL(/\/writeByUnfinish\//);
  await expectToStay(agent, groupName);
  expect(await submit(agent, groupName)).toMatch(/法定代表人\s*沈/);

  await agent.open(`/write/${productId}`);
  await page.getByText('松风物流有限公司').waitFor();
  expect(await page.getByText(groupName).count()).toBe(0);
  await send(deleteDraft, { id: (await send(listDrafts, { productId }))[0]?.id ?? '' });
  user.noErrors();
});

it('/writeByUnfinish: the unfinished order of the list, gone on with', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const groupName = '栖霞纺织有限公司';
  await send(saveDraft, { id: '', version: 0, draft: (await draftFor(send, groupName)).draft });
  await agent.open('/unfinishList');
  await agent.page.getByRole('link', { name: `继续填写 ${groupName}` }).click();
  await agent.page.waitForURL(/\/writeByUnfinish\//);
  await expectToStay(agent, groupName);
  expect(await submit(agent, groupName)).toMatch(/法定代表人\s*沈/);

  await agent.page.getByRole('link', { name: '未完成订单' }).first().click();
  await agent.page.getByText('没有未完成的订单').first().waitFor();
  user.noErrors();
});

it('/writeByHistory: an earlier order, written again', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const groupName = '江畔仓储服务有限公司';
  const { draft, totalFen } = await draftFor(send, groupName);
  const { orderSn } = await send(submitOrder, { submissionId: 'history.1', draftId: '', draft, totalFen });
  await agent.open(`/orderDetail/${orderSn}`);
  await agent.page.getByRole('link', { name: '复制投保' }).click();
  await agent.page.waitForURL(/\/writeByHistory\//);
  await agent.page.getByText(`已从历史订单 ${orderSn} 带入`).waitFor();
  await agent.uploadAuthorisation(groupName);
  await expectToStay(agent, groupName);
  expect(await submit(agent, groupName)).toMatch(/法定代表人\s*沈/);
  user.noErrors();
});

it('/writeByAdmin: an order that the back office prepared, which then knows what became of it', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const groupName = '云栖建筑装饰有限公司';
  await send(saveDraft, { id: '', version: 0, draft: (await draftFor(send, groupName)).draft });
  await agent.open('/sandbox/backOffice');
  await page.getByRole('row', { name: groupName }).getByRole('button', { name: '交给业务员' }).click();
  await page.getByRole('link', { name: `预录订单：${groupName}` }).click();
  await page.waitForURL(/\/writeByAdmin\//);
  const address = new URL(page.url()).pathname;
  await page.getByText('内容由后台准备，请核对后提交。').waitFor();
  await expectToStay(agent, groupName);
  expect(await submit(agent, groupName)).toMatch(/法定代表人\s*沈/);

  await agent.open('/sandbox/backOffice');
  await page
    .getByRole('row', { name: `预录订单：${groupName}` })
    .getByText('已提交')
    .waitFor();
  await agent.open(address);
  await page.getByText('这份任务已经提交').waitFor();
  user.noErrors();
});

it('/writeByOffline: the content of an order that is handled offline, changed', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const groupName = '明湖印务有限公司';
  const { draft } = await draftFor(send, groupName);
  const { offlineDataUuid } = await send(submitOfflineOrder, { id: '', version: 0, note: '客户要求纸质保单', draft });
  await agent.open(`/orderDetailOffline/${offlineDataUuid}`);
  await page.getByRole('link', { name: '修改内容' }).click();
  await page.waitForURL(/\/writeByOffline\//);
  await expectToStay(agent, groupName);
  await agent.button(/^下一步/).click();
  await page.getByRole('checkbox', { name: /我已阅读/ }).check({ force: true });
  await agent.button('更新线下订单').click();
  await page.getByRole('heading', { level: 1, name: groupName }).waitFor();
  expect(await page.getByRole('main').innerText()).toMatch(/法定代表人\s*沈/);
  user.noErrors();
});
