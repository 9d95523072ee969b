import type { Locator } from 'playwright';
import { expect, it } from 'vitest';

import { startJourneys } from './support/journey.ts';
import { sellOrder, sellPolicy } from './support/soldPolicy.ts';

const journey = startJourneys();
const mobile = '13900139000';
const minutesOfDay = 24 * 60;

/** Returns a function that clicks on an element, and a function that returns the number of these clicks. */
function countedClicks() {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    count: () => clicks,
  };
}

it('the invoice of a policy: 3 clicks from the list of orders', async () => {
  const { agent, user, send } = await journey.atWork(mobile);
  const { page } = agent;
  const { orderSn } = await sellPolicy(send, '80140', 500);
  const { click, count } = countedClicks();
  await agent.open('/orderList');
  await click(page.getByRole('link', { name: `查看详情 ${orderSn}` }));
  await click(page.getByRole('tab', { name: '发票' }));
  await page.getByRole('textbox', { name: /^收票邮箱/ }).fill('caiwu@example.com');
  await page.getByRole('textbox', { name: /^注册电话/ }).fill('021-12345678');
  await click(agent.button('提交开票申请'));
  await page.getByRole('group', { name: '开票进度' }).getByText('已申请').waitFor();
  expect(count()).toBe(3);
  user.noErrors();
});

it('an order of 500 that ends soon: 5 clicks from the home page to the payment of its renewal', async () => {
  const { agent, user, send } = await journey.atWork(mobile);
  const { page } = agent;
  const groupName = '青禾机械制造有限公司';
  // This product requires no materials.
  await sellOrder(send, '70101', 500, (draft) => ({ ...draft, applicant: { ...draft.applicant, groupName } }));
  await journey.server().moveClock(350 * minutesOfDay);
  await agent.open('/');
  await agent.signIn(mobile);
  const { click, count } = countedClicks();
  const line = page.getByRole('listitem').filter({ hasText: groupName }).filter({ hasText: '续保' });
  await click(
    line
      .getByRole('link', { name: /续保/ })
      .or(line.getByRole('button', { name: /续保/ }))
      .first(),
  );
  await click(agent.button('生成续保草稿'));
  await click(agent.button(/^下一步/));
  await click(page.getByText(/我已阅读/).first());
  const cashier = page.context().waitForEvent('page');
  await click(agent.button('提交订单并支付'));
  await (await cashier).getByRole('button', { name: '支付成功' }).waitFor();
  expect(count()).toBe(5);
  user.noErrors();
});
