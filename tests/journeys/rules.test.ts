import { expect, it } from 'vitest';

import type { Agent } from './support/agent.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

/** Tries to go to the confirmation, and returns the problems that the page lists. */
async function problemsAfterNext({ page }: Agent): Promise<string> {
  await page.getByRole('button', { name: /^下一步/ }).click();
  const summary = page.getByRole('region', { name: /项未完成，请补充后继续/ });
  await summary.waitFor();
  return summary.innerText();
}

it('an address that the product declines stops an order', async () => {
  const { agent, user } = await journey.atWork('13800138000');
  await agent.open('/');
  await agent.chooseProduct('护工雇主责任保险');
  await agent.fillApplicant('栖霞纺织有限公司');
  await agent.page.getByRole('textbox', { name: /^详细地址/ }).fill('世纪大道1号工棚');
  expect(await problemsAfterNext(agent)).toContain('该地址不予承保');
  user.noErrors();
});

it('an occupation that is declined and a region in which the product isn’t sold are marked before they are chosen', async () => {
  const { agent, user } = await journey.atWork('13900139000');
  const { page } = agent;
  await agent.open('/');
  await agent.chooseProduct('护岗雇主责任保险');
  await page.getByRole('combobox', { name: '添加职业' }).click();
  await page.getByRole('combobox', { name: '搜索' }).fill('挖掘机');
  expect(await page.getByRole('option', { name: /该职业不可投保/ }).count()).toBe(1);

  await agent.open('/entry');
  await agent.chooseProduct('小微团体意外伤害保险');
  await page.getByRole('combobox', { name: /^所在地区/ }).click();
  const regions = page.getByRole('dialog', { name: /所在地区/ });
  await regions.getByRole('combobox').fill('昆明');
  await regions
    .getByText(/该地区不可投保/)
    .first()
    .waitFor();
  user.noErrors();
});

it('social security is asked of every person where the product says so', async () => {
  const { agent, user } = await journey.atWork('13800138000');
  const { page } = agent;
  await agent.open('/');
  await agent.chooseProduct('行安团体意外伤害保险');
  await agent.importByClass('clean-50.xlsx', [0, 0, 0, 0]);
  await page.getByText(/共 50 人 · /).waitFor();
  expect(await problemsAfterNext(agent)).toContain('人员清单中有 50 人的信息需要修改');
  expect(await page.getByRole('columnheader', { name: '社保' }).count()).toBe(1);
  user.noErrors();
});

it('cover starts on no closed day, and the field says so', async () => {
  // Moves the clock, so that the possible start dates include the closed days of the Spring Festival.
  await journey.server().moveClock(25 * 24 * 60);
  const { agent, user } = await journey.signedIn('13900139000');
  const { page } = agent;
  await agent.chooseProduct('护工雇主责任保险');
  await page.getByRole('textbox', { name: /^起保日期/ }).fill('20270206');
  await page.keyboard.press('Tab');
  await page.getByText('这一天不可选，请选择其他日期').waitFor();
  expect(await problemsAfterNext(agent)).toContain('请选择起保日期');
  user.noErrors();
});
