import { readFile } from 'node:fs/promises';

import type { Person } from '@tuanbao/library/domain/roster/person';
import type { Download } from 'playwright';
import { expect, it } from 'vitest';

import { conservationPayUrl } from '../../app/contract/endorsementLists.ts';
import { sendEndorsementMaterials } from '../../app/contract/endorsementOwnCalls.ts';
import { add, newcomer, materialsOf, remove, requestOfChanges, rosterOf, submitted } from '../setup/endorsedPolicy.ts';
import { filesInZip } from '../setup/zip.ts';
import type { Agent } from './support/agent.ts';
import { findingsOn } from './support/findings.ts';
import { startJourneys } from './support/journey.ts';
import { decideAt, sellPolicy } from './support/soldPolicy.ts';

const journey = startJourneys();

/** Returns the content of a file that the browser has downloaded. */
const contentOf = async (download: Download): Promise<Blob> => new Blob([await readFile(await download.path())]);

/** Writes an order up to the step before the confirmation. */
async function writeOrder(agent: Agent, groupName: string): Promise<void> {
  await agent.chooseProduct('安业雇主责任保险');
  await agent.page.getByLabel('起保日期').fill('20261201');
  await agent.importByClass('clean-500.xlsx', [0, 0, 0, 0]);
  await agent.page.getByText('共 500 人 · 没有问题').waitFor();
  await agent.fillApplicant(groupName);
  await agent.uploadAuthorisation(groupName);
}

it('a draft is left, found among the unfinished, deleted, put back, gone on with and submitted', async () => {
  const { agent, user } = await journey.signedIn('13800138000');
  const { page } = agent;
  const groupName = '栖霞纺织有限公司';
  await writeOrder(agent, groupName);
  await agent.draftIsSaved();
  await page.getByRole('link', { name: '未完成订单' }).first().click();
  const entry = page.getByRole('listitem').filter({ hasText: groupName });
  await entry.getByText('500 人').waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await entry.getByRole('button', { name: `删除 ${groupName}` }).click();
  await page.getByText(`已删除 ${groupName}`).waitFor();
  await entry.waitFor({ state: 'hidden' });
  await agent.button('撤销').click();
  await entry.getByRole('link', { name: `继续填写 ${groupName}` }).click();
  await page.getByText(/^已恢复未完成的草稿/).waitFor();
  expect(page.url()).toContain('/writeByUnfinish/');

  const cashier = await agent.submitAndOpenCashier();
  await cashier.getByRole('button', { name: '支付成功' }).click();
  await page.getByRole('button', { name: '下载电子保单' }).waitFor();
  const download = page.waitForEvent('download');
  await agent.button('下载电子保单').click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('tab', { name: '条款' }).click();
  await page.getByRole('heading', { name: '保障计划一' }).first().waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await page.getByRole('link', { name: '复制投保' }).click();
  await page.getByText(/^已从历史订单/).waitFor();
  await page.getByText('共 500 人 · 没有问题').waitFor();
  user.noErrors();
});

it('an order is paid by corporate transfer: the proof is sent, the money is found, the policy is issued', async () => {
  const { agent, user } = await journey.signedIn('13900139000');
  const { page } = agent;
  await writeOrder(agent, '江畔仓储服务有限公司');
  const cashier = await agent.submitAndOpenCashier();
  await cashier.close();
  await agent.open(new URL(page.url()).pathname);
  await agent.button('对公转账').click();
  const dialog = page.getByRole('dialog', { name: '对公转账' });
  await dialog.getByRole('button', { name: '提交转账凭证' }).click();
  await dialog.getByRole('button', { name: '请上传转账凭证' }).waitFor();
  await dialog.getByRole('textbox', { name: /付款户名/ }).fill('江畔仓储服务有限公司');
  await dialog.getByRole('textbox', { name: /付款账号/ }).fill('6222000000000000');
  await dialog.getByLabel(/转账日期/).fill('2026-11-20');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 80 } });
  const file = { name: '凭证.png', mimeType: 'image/png', buffer: picture };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText('已上传 1 个').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: '提交转账凭证' }).click();
  await page.getByText('转账凭证已提交，正在确认到账。').waitFor();

  const orderSn = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const body = new URLSearchParams({ outcome: 'found' });
  await fetch(`${journey.server().url}/sandbox/transfers/${orderSn}`, { method: 'POST', body, redirect: 'manual' });
  await page.reload();
  await page.getByRole('button', { name: '下载电子保单' }).waitFor();
  user.noErrors();
});

it('an order is handed in to be handled offline, shown, changed and found again', async () => {
  await journey.server().moveClock(2); // The number got a code in an earlier journey, and can get only one a minute.
  const { agent, user } = await journey.signedIn('13800138000');
  const { page } = agent;
  const groupName = '明湖印务有限公司';
  await writeOrder(agent, groupName);
  await agent.button(/^下一步/).click();
  await page.getByRole('checkbox', { name: /我已阅读/ }).check({ force: true });
  await page.getByLabel('给处理人员的说明').fill('客户要求纸质保单');
  await agent.button('提交为线下订单').click();
  await page.getByRole('heading', { level: 1, name: groupName }).waitFor();
  await page.getByText('客户要求纸质保单').waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await page.getByRole('link', { name: '修改内容' }).click();
  await page.getByText('线下订单', { exact: true }).first().waitFor();
  await agent.button(/^下一步/).click();
  await page.getByRole('checkbox', { name: /我已阅读/ }).check({ force: true });
  await page.getByLabel('给处理人员的说明').fill('改为电子保单');
  await agent.button('更新线下订单').click();
  await page.getByRole('heading', { level: 1, name: groupName }).waitFor();
  await page.getByText('改为电子保单').waitFor();
  await page.getByRole('link', { name: '返回线下订单' }).click();
  await page.getByRole('listitem').filter({ hasText: groupName }).getByText('改为电子保单').waitFor();
  user.noErrors();
});

it('certificates: of one person three presses from the list, of many in one zip file', async () => {
  await journey.server().moveClock(2); // The number got a code in an earlier journey, and can get only one a minute.
  const { agent, user, send } = await journey.atWork('13900139000');
  const { page } = agent;
  const { orderSn } = await sellPolicy(send, '80140', 60);
  await agent.open('/orderList');
  await page.getByRole('link', { name: `查看详情 ${orderSn}` }).click();
  await page.getByRole('tab', { name: '雇员 60' }).click();
  await page
    .getByRole('button', { name: / 的凭证$/ })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: '雇员凭证' });
  await viewer.getByText(/^雇员凭证-.+\.pdf/).waitFor();
  await page.keyboard.press('Escape');

  const chosen = page.waitForEvent('download');
  await page.getByRole('checkbox', { name: '全选本页' }).click();
  await page.getByRole('button', { name: '下载所选凭证（20 份）' }).click();
  expect((await filesInZip(await contentOf(await chosen))).size).toBe(20);
  const all = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载全部凭证（60 份）' }).click();
  const files = await filesInZip(await contentOf(await all));
  expect(files.size).toBe(60);
  expect([...files.keys()][59]).toMatch(/^00060-.+\.pdf$/);
  expect(await findingsOn(page)).toEqual([]);
  user.noErrors();
});

it('the page of an endorsed policy shows today’s roster, heads, premium and certificate, and what was sold one press away', async () => {
  await journey.server().moveClock(2); // The number got a code in an earlier journey, and can get only one a minute.
  const { agent, user, send } = await journey.atWork('13900139000');
  const { page } = agent;
  const policy = { ...(await sellPolicy(send, '80140', 500)), agent: { ask: send } };
  const [leaver] = await rosterOf(policy);
  const joiner = newcomer(1);
  const uuid = await submitted(policy, requestOfChanges([add(1), add(2), remove(leaver as Person)], '2026-12-02'));
  await send(sendEndorsementMaterials, { uuid, materials: await materialsOf(policy.agent) });
  await agent.open(`/preservation-list?detail=${uuid}`);
  await page.getByRole('listitem').filter({ hasText: '支付' }).and(page.locator('[aria-current=step]')).waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await fetch((await send(conservationPayUrl, { conservationUuid: uuid })).payUrl, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
  });
  for (const reason of ['firstReviewPassed', 'reviewPassed']) {
    await decideAt(journey.server().url, 'endorsements', reason);
  }

  await agent.open(`/orderDetail/${policy.orderSn}`);
  const records = page.getByRole('region', { name: '保全记录' });
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  await page.getByText('500 人', { exact: true }).waitFor();
  expect(await page.getByRole('radio', { name: '承保时' }).count()).toBe(0);
  await tab('保全').click();
  await records.getByText('待生效').waitFor();

  await journey.server().moveClock(12 * 24 * 60);
  await agent.open('/');
  await agent.signIn('13900139000');
  await agent.open(`/orderDetail/${policy.orderSn}`);
  await page.getByText('501 人（承保时 500 人）').waitFor();
  await tab('保全').click();
  await records.getByText('500 → 501 人').waitFor();
  await tab('雇员 501').click();
  const roster = page.getByRole('table', { name: '人员清单' });
  await roster.getByRole('row').nth(20).waitFor();
  expect(await roster.getByRole('row').count()).toBe(21);
  await page.getByRole('button', { name: /(^|\D)26(\D|$)/ }).click();
  await roster
    .getByText(/· 1985/)
    .last()
    .waitFor();
  await roster
    .getByRole('button', { name: /^查看 苏/ })
    .last()
    .click();
  await roster.getByText(newcomer(2).birthday).waitFor();
  expect(await roster.getByText(joiner.idNo).count()).toBe(0);
  expect(await findingsOn(page)).toEqual([]);

  await page.getByRole('radio', { name: '首次投保名单' }).click({ force: true });
  await page.getByText('首次投保时 500 人').waitFor();
  expect(new URL(page.url()).searchParams.get('roster')).toBe('sold');
  await roster
    .getByRole('button', { name: / 的记录$/ })
    .first()
    .click();
  const history = page.getByRole('dialog', { name: / 的记录$/ });
  await history.getByText('减员').waitFor();
  await history.getByRole('link', { name: /^批单/ }).waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await tab('保全').click();
  const download = page.waitForEvent('download');
  await records.getByRole('button', { name: /^下载批单/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^批单-.+\.pdf$/);

  await tab('概览').click();
  await page.getByText('承保时', { exact: true }).first().click();
  await page.getByText('500 人（承保时', { exact: false }).waitFor({ state: 'detached' });
  await page.getByText('500 人', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('500 人', { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('view')).toBe('sold');
  user.noErrors();
});

it('what the platform discloses is open to everybody, and nobody is asked to sign in', async () => {
  const user = await journey.visitor();
  await user.page.goto(`${journey.server().url}/information`);
  await user.page.getByRole('heading', { level: 1, name: '信息披露' }).waitFor();
  await user.page
    .getByText(/^发布日期/)
    .first()
    .waitFor();
  expect(await user.page.getByRole('dialog').count()).toBe(0);
  expect(await findingsOn(user.page)).toEqual([]);
});
