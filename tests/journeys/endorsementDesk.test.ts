import { expect, it } from 'vitest';

import { policyRoster, sendEndorsementMaterials } from '../../app/contract/endorsementOwnCalls.ts';
import { calcConservationPremium } from '../../app/contract/endorsements.ts';
import { picture } from '../fixtures/uploads.ts';
import { newcomer, materialsOf, remove, requestOfChanges, rosterOf, submitted } from '../setup/endorsedPolicy.ts';
import { startJourneys } from './support/journey.ts';
import { Keys } from './support/keys.ts';
import { decideAt, sellPolicy } from './support/soldPolicy.ts';

const journey = startJourneys();
const mobile = '13800138000';

it('with the keyboard alone one comes, one goes, one is replaced; it is paid, rejected, sent again, reviewed twice and certified', async () => {
  const { agent, user, send } = await journey.atWork(mobile);
  const { page } = agent;
  const keys = new Keys(page);
  const { groupName, policyUuid } = await sellPolicy(send, '80140', 40);
  const [leaver, replaced] = (await send(policyRoster, { policyUuid })).persons;
  if (!leaver || !replaced) throw new Error('the policy insures nobody');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const fillPerson = async (name: string, { name: who, idNo }: ReturnType<typeof newcomer>) => {
    const dialog = page.getByRole('dialog', { name });
    await keys.fill(dialog.getByRole('textbox', { name: /^姓名/ }), who);
    await keys.fill(dialog.getByRole('textbox', { name: /^证件号码/ }), idNo);
    await keys.activate(dialog.getByRole('combobox', { name: /^职业代码/ }));
    const occupations = page.getByRole('dialog', { name: /职业代码/ });
    await keys.fill(occupations.getByRole('combobox'), '0001001');
    await occupations.getByRole('option').first().waitFor();
    await keys.press('ArrowDown', 'Enter');
    await keys.activate(dialog.getByRole('button', { name: '确定', exact: true }));
    await dialog.waitFor({ state: 'hidden' });
  };

  await agent.open('/initiate-preservation');
  await keys.activate(page.getByRole('button', { name: `为${groupName}发起保全` }));
  await page.getByRole('heading', { name: '选择保全类型' }).waitFor();
  for (const kind of ['增员', '减员', '替换']) {
    await keys.reach(page.getByRole('checkbox', { name: kind }));
    await keys.press('Space');
  }
  await keys.activate(button('下一步'));
  await page.getByRole('heading', { name: '填写保全信息' }).waitFor();
  await keys.activate(button('增员'));
  await fillPerson('增员', newcomer(1));
  await keys.activate(button('减员'));
  const removing = page.getByRole('dialog', { name: '选择减员的人员' });
  await keys.fill(removing.getByRole('searchbox'), leaver.idNo);
  await keys.reach(removing.getByRole('checkbox', { name: new RegExp(leaver.idNo) }));
  await keys.press('Space');
  await keys.activate(removing.getByRole('button', { name: '减员 1 人' }));
  await keys.activate(button('增员'));
  await fillPerson('增员', newcomer(2));
  await keys.activate(button('替换'));
  await keys.fill(page.getByRole('dialog', { name: '替换' }).getByRole('searchbox'), replaced.idNo);
  await keys.reach(page.getByRole('radio', { name: new RegExp(replaced.idNo) }));
  await keys.press('Space');
  await fillPerson('替换', newcomer(3));

  const premium = page.getByRole('region', { name: '保费试算' });
  const { netFen } = await send(calcConservationPremium, {
    policyUuid,
    request: { effectiveDate: '2026-12-01', changes: [{ kind: 'add', person: newcomer(1) }] },
  });
  await page
    .getByRole('table', { name: /^人员变更/ })
    .getByText(newcomer(3).idNo)
    .waitFor();
  await expect.poll(() => premium.getAttribute('aria-busy'), { timeout: 15_000 }).toBeNull();
  // The number of persons grows by one, so the amount is the price of one person. A replacement by a person of the same
  // class costs nothing.
  expect(await premium.getByRole('status').innerText()).toContain(`¥${(netFen / 100).toFixed(2)}`);
  await keys.activate(button('下一步'));
  await page.getByRole('heading', { name: '确认人员变更' }).waitFor();
  await keys.activate(button('下一步'));
  const application = { name: '保全申请书.png', mimeType: 'image/png', buffer: await picture() };
  const chooser = page.waitForEvent('filechooser');
  await keys.activate(
    page
      .getByRole('group', { name: /保全申请书/ })
      .getByRole('button')
      .first(),
  );
  await (await chooser).setFiles(application);
  await page.getByText('必传资料 1 项，已齐全').waitFor();
  await keys.activate(button('下一步'));
  await keys.activate(button('提交保全'));

  const opened = page.context().waitForEvent('page');
  await keys.activate(page.getByRole('button', { name: /^支付 ¥/ }));
  const cashier = await opened;
  await new Keys(cashier).activate(cashier.getByRole('button', { name: '支付成功' }));
  await new Keys(cashier).activate(cashier.getByRole('link', { name: '返回商户' }));
  await cashier.getByText('已收到补交的保费，保险公司审核后变更生效').waitFor();
  await page.getByText('支付成功').first().waitFor();

  const { url } = journey.server();
  await decideAt(url, 'endorsements', 'rejected', '申请书未盖章');
  await page.reload();
  await page.getByRole('note').getByText('申请书未盖章').waitFor();
  await agent.button('提交资料').click();
  await page.getByRole('note').waitFor({ state: 'hidden' });
  await decideAt(url, 'endorsements', 'firstReviewPassed');
  await decideAt(url, 'endorsements', 'reviewPassed');
  await page.reload();
  const downloaded = page.waitForEvent('download');
  await agent.button('下载批单（PDF）').click();
  expect((await downloaded).suggestedFilename()).toMatch(/^批单-PD\d{18}-/);
  await page.getByText('变更前 40 人，变更后 41 人').waitFor();
  user.noErrors();
});

it('a refund is reviewed once; meanwhile the policy accepts no second request; then money and certificate arrive', async () => {
  const { agent, user, send } = await journey.atWork(mobile);
  const { page } = agent;
  const { url } = journey.server();
  const sold = await sellPolicy(send, '336', 10);
  const policy = { ...sold, agent: { ask: send } };
  const [leaver] = await rosterOf(policy);
  if (!leaver) throw new Error('the policy insures nobody');
  const uuid = await submitted(policy, requestOfChanges([remove(leaver)]));
  await send(sendEndorsementMaterials, { uuid, materials: await materialsOf(policy.agent) });

  await agent.open('/initiate-preservation');
  await page.getByRole('searchbox').fill(sold.groupName);
  await page
    .getByRole('row', { name: new RegExp(sold.product.name) })
    .getByRole('button', { name: /发起保全/ })
    .first()
    .click();
  await page.getByRole('alert').getByText('保全处理中，请勿重复提交，请到保全列表查看').waitFor();
  await page.getByRole('alert').getByRole('button', { name: '保全列表' }).click();
  await page
    .getByRole('row', { name: new RegExp(sold.product.name) })
    .getByRole('button', { name: /^BQ\d+ 详情$/ })
    .click();
  const way = page.getByRole('list', { name: '保全流程' });
  await way.waitFor();
  expect(await way.innerText()).not.toContain('终审');
  const refund = /¥[\d,]+\.\d\d/.exec(await page.getByRole('status').filter({ hasText: '应退' }).innerText())?.[0];
  expect(refund).toBeDefined();

  await decideAt(url, 'endorsements', 'reviewPassed');
  await page.reload();
  await page.getByText(`已退 ${refund}`).waitFor();
  await agent.button('查看批单').click();
  await page
    .getByRole('dialog', { name: /^批单/ })
    .getByText(/^批单-PD\d{18}-/)
    .waitFor();
  user.noErrors();
});

it('a policy that is endorsed on the insurer’s own pages leads there', async () => {
  const { agent, send } = await journey.atWork(mobile);
  const { page } = agent;
  await page.context().route('https://policy.example/**', (route) => route.fulfill({ body: '保险公司保全页面' }));
  const { product } = await sellPolicy(send, '205', 5);
  await agent.open('/initiate-preservation');
  await page.getByRole('searchbox').fill(product.name);
  await page
    .getByRole('row', { name: new RegExp(product.name) })
    .getByRole('button', { name: /发起保全/ })
    .click();
  await expect.poll(() => page.url()).toBe('https://policy.example/endorsement?source=agent');
});
