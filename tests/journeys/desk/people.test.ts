import { expect, it } from 'vitest';

import { findingsOn } from '../support/findings.ts';
import { startJourneys } from '../support/journey.ts';
import { keepDraftOf } from '../support/keptDraft.ts';
import { DeskOperator } from '../support/operator.ts';

const journey = startJourneys();
const reason = '代理合同已签署';

it('an operator adds an agent, changes the rights, and disables the account while the agent is at work', async () => {
  const user = await journey.visitor();
  const operator = new DeskOperator(user.page, journey.server());
  const { page } = user;
  await operator.arrive('support');
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '业务员', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '业务员' }).waitFor();
  await page.getByRole('link', { name: '林晓舟' }).waitFor();
  expect(await findingsOn(page)).toEqual([]);

  await operator.button('新增业务员').click();
  await operator.button('新增').last().click();
  await page.getByText('请填写 11 位手机号').waitFor();
  await page.getByLabel('姓名').fill('沈之遥');
  await page.getByLabel('手机号', { exact: false }).last().fill('13600136000');
  await page.getByLabel('操作原因').fill(reason);
  expect(await findingsOn(page)).toEqual([]);
  await operator.button('新增').last().click();
  await page.getByRole('heading', { level: 1, name: '沈之遥' }).waitFor();
  expect(page.url()).not.toContain('13600136');
  expect(await findingsOn(page)).toEqual([]);

  await operator.button('更改权限').click();
  await page.getByLabel('等级').selectOption('4');
  await page.getByText('实名认证').last().click();
  await page.getByLabel('操作原因').fill(reason);
  expect(await findingsOn(page)).toEqual([]);
  await operator.button('保存').click();
  await page.getByText('4级（A类）').waitFor();
  await page.getByText('已认证').waitFor();

  const atWork = await journey.signedIn('13600136000');
  await operator.button('停用账号').click();
  await page.getByLabel('操作原因').fill('业务员离职');
  await page.getByRole('dialog').getByRole('button', { name: '停用账号' }).click();
  await page.getByText('停用时间').waitFor();
  const answer = await atWork.user.page.request.post(`${journey.server().url}/api/user/getUserInfo`, { data: {} });
  expect(((await answer.json()) as { readonly resCode: string }).resCode).toBe('001011');
});

it('an administrator hands over the work of a leaver to another agent, who then has the draft', async () => {
  const { send } = await journey.atWork('13800138000');
  const draft = await keepDraftOf(send, '80202');
  const user = await journey.visitor();
  const operator = new DeskOperator(user.page, journey.server());
  const { page } = user;
  await operator.arrive('admin');
  await operator.open('/desk/agents');
  await page.getByLabel('查找').fill('13800138000');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '林晓舟' }).click();
  await operator.button('移交业务').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('周若溪');
  await page.keyboard.press('Enter');
  await dialog.getByText('周若溪').click();
  await dialog.getByLabel('操作原因').fill('业务员离职');
  expect(await findingsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: '移交业务' }).click();
  await page.getByText('业务已移交').waitFor();
  const { agent: receiver } = await journey.atWork('13900139000');
  await receiver.open(draft);
  await receiver.holds(receiver.page.getByRole('textbox', { name: /^投保单位名称/ }), '远山精密机械有限公司');
});

it('the pages fit a phone in dark, and an agency gets its name', async () => {
  const user = await journey.visitor({ width: 360, height: 740, colorScheme: 'dark' });
  const operator = new DeskOperator(user.page, journey.server());
  const { page } = user;
  await operator.arrive('support');
  await operator.open('/desk/agencies');
  await page.getByText('partner.localhost').first().waitFor();
  await operator.open('/desk/agents');
  await page.getByRole('link', { name: '林晓舟' }).waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await operator.open('/desk/agencies');
  await operator.button('改名').click();
  await page.getByLabel('机构名称').fill('启明保险代理有限公司');
  await page.getByLabel('操作原因').fill('机构更名');
  await operator.button('保存').click();
  await page.getByText('启明保险代理有限公司').first().waitFor();
  expect(await findingsOn(page)).toEqual([]);
});
