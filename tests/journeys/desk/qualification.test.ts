import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { expect, it } from 'vitest';

import { picture } from '../../fixtures/uploads.ts';
import type { Agent } from '../support/agent.ts';
import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { DeskOperator } from '../support/operator.ts';

const journey = startJourneys();
const mobile = '13600136001';
const idBody = '11010119900307771';
const notice = '完成实名认证后即可投保';

/** Fills in the application for the verification of the agent's real name, and submits it. */
async function requestRealName({ page }: Agent, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: '实名认证' });
  await dialog.getByLabel('真实姓名').fill('沈之遥');
  await dialog.getByLabel('身份证号码').fill(idBody + idCardCheckDigit(idBody));
  const file = { name: '身份证.png', mimeType: 'image/png', buffer: Buffer.from(await picture()) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText('身份证.png').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await page.getByText('正在审核').waitFor();
}

/** Opens the waiting application for real-name verification. The desk asks for a reason, which is entered. */
async function openRequest(operator: DeskOperator): Promise<void> {
  const { page } = operator;
  await operator.open('/desk/qualifications?state=waiting');
  await operator.button('查看').click();
  await page.getByLabel('操作原因').fill('核对实名资料');
  await page.getByRole('dialog').getByRole('button', { name: '查看' }).click();
  await page.getByText(idBody, { exact: false }).waitFor();
}

it('an agent requests the real name; a rejection shows its reason, and the approval of the next request unlocks insuring', async () => {
  const user = await journey.visitor();
  const operator = new DeskOperator(user.page, journey.server());
  const { page } = user;
  await operator.arrive('support');
  await operator.open('/desk/agents');
  await operator.button('新增业务员').click();
  await page.getByLabel('姓名').fill('沈之遥');
  await page.getByLabel('手机号', { exact: false }).last().fill(mobile);
  await page.getByLabel('操作原因').fill('代理合同已签署');
  await operator.button('新增').last().click();
  await page.getByRole('heading', { level: 1, name: '沈之遥' }).waitFor();

  const { agent } = await journey.signedIn(mobile);
  await agent.page.getByText(notice).waitFor();
  await requestRealName(agent, '去实名');

  await openRequest(operator);
  expect(await findingsOn(page)).toEqual([]);
  await operator.button('驳回').click();
  await page.getByLabel('操作原因').fill('证件照片模糊');
  await operator.button('驳回').click();
  await page.getByText('申请已驳回').waitFor();

  await agent.button('已完成，重新检查').click();
  await agent.page.getByText('证件照片模糊').waitFor();
  await requestRealName(agent, '修改后重新提交');

  await openRequest(operator);
  await operator.button('通过').click();
  await page.getByLabel('操作原因').fill('与证件一致');
  await operator.button('通过').click();
  await page.getByText('申请已通过').waitFor();
  await operator.open('/desk/qualifications');
  await page.getByText('已通过').last().waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await agent.button('已完成，重新检查').click();
  await agent.page.getByText(notice).waitFor({ state: 'hidden' });
});
