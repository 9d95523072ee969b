import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { startJourneys } from './support/journey.ts';

const journey = startJourneys();

/** Fails if the page is wider than the window. The message shows the elements that are too wide. */
async function expectToFit(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const { innerWidth } = window;
    if (scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
      .slice(0, 3);
  });
  expect(wide).toEqual([]);
}

it('an agent insures with a phone 360 pixels wide, step by step', async () => {
  const { agent, user } = await journey.atWork('13800138000', { width: 360, height: 740 });
  const { page } = agent;
  const groupName = '栖霞纺织科技发展（集团）有限责任公司';
  const step = (name: string) => page.getByRole('heading', { level: 2, name });
  await agent.open('/');
  await page.getByRole('article', { name: '安业雇主责任保险' }).waitFor();
  await expectToFit(page);
  await agent.chooseProduct('安业雇主责任保险');
  await step('保障方案').waitFor();
  await expectToFit(page);

  await agent.button('下一步').click();
  await step('保险期间').waitFor();
  await page.getByLabel('起保日期').fill('20261201');
  await expectToFit(page);
  await agent.button('下一步').click();
  await step('雇员').waitFor();
  await agent.button('下一步').click();
  await step('投保人').waitFor();
  await agent.fillApplicant(groupName);
  await expectToFit(page);
  await agent.button('下一步').click();
  await step('发票信息').waitFor();
  await page.getByRole('checkbox', { name: '需要开具发票' }).check({ force: true });
  await page.getByRole('textbox', { name: /收票邮箱/ }).fill('finance@example.com');
  await expectToFit(page);
  await agent.button('下一步').click();
  await step('投保资料').waitFor();
  await agent.uploadAuthorisation(groupName);
  await expectToFit(page);

  // The roster is still empty, so the summary has a link to the step of the roster.
  await agent.button('下一步：确认订单').click();
  await page.getByRole('heading', { name: /项未完成，请补充后继续/ }).waitFor();
  await expectToFit(page);
  await agent.button('投保人数至少 1 人，现有 0 人').click();
  await step('雇员').waitFor();
  await agent.importByClass('clean-50.xlsx', [0, 0, 0, 0]);
  await page.getByText('共 50 人 · 没有问题').waitFor();
  await expectToFit(page);

  // The browser's back and forward buttons change the step, and no input is lost.
  await page.goBack();
  await step('投保资料').waitFor();
  await page.goBack();
  await step('发票信息').waitFor();
  await page.goBack();
  await step('投保人').waitFor();
  expect(await page.getByRole('textbox', { name: /^投保单位名称/ }).inputValue()).toBe(groupName);
  await expectToFit(page);
  await page.goForward();
  await step('发票信息').waitFor();
  await page.goForward();
  await step('投保资料').waitFor();
  const cashier = await agent.submitAndOpenCashier();
  await expectToFit(page);
  await cashier.getByRole('button', { name: '支付成功' }).click();
  await page.getByText('承保成功').first().waitFor();
  await expectToFit(page);
  await agent.button('打开菜单').click();
  await page.getByRole('dialog').getByRole('link', { name: '订单列表' }).click();
  await page.getByRole('listitem').filter({ hasText: groupName }).getByText('承保成功').waitFor();
  await expectToFit(page);
  user.noErrors();
});
