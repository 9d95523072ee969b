import { expect, it } from 'vitest';

import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

it('a required material that is missing is asked for before payment; with it the order goes to the cashier', async () => {
  const { agent, user } = await journey.atWork('13800138000');
  const { page } = agent;
  const groupName = '青禾机械制造有限公司';
  await agent.open('/');
  await agent.chooseProduct('安业雇主责任保险');
  await page.getByLabel('起保日期').fill('20261201');
  await agent.importByClass('clean-50.xlsx', [0, 0, 0, 0]);
  await agent.fillApplicant(groupName);

  await agent.button(/^下一步/).click();
  const summary = page.getByRole('region', { name: /项未完成，请补充后继续/ });
  await summary.getByRole('button', { name: '请上传授权书' }).waitFor();
  expect(await summary.getByRole('button').count()).toBe(1);
  expect(new URL(page.url()).pathname).toMatch(/^\/write/);

  await agent.uploadAuthorisation(groupName);
  const cashier = await agent.submitAndOpenCashier();
  await cashier.getByRole('button', { name: '支付成功' }).waitFor();
  user.noErrors();
});
