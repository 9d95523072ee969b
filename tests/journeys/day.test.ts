import type { Person } from '@tuanbao/library/domain/roster/person';
import { expect, it } from 'vitest';

import type { Send } from '../../app/client/platform/http/http.ts';
import { policyRoster } from '../../app/contract/endorsementOwnCalls.ts';
import { picture } from '../fixtures/uploads.ts';
import { addOccupation } from './support/addOccupation.ts';
import type { Agent } from './support/agent.ts';
import { CountedWork } from './support/countedWork.ts';
import { families } from './support/families.ts';
import { findingsOn } from './support/findings.ts';
import { startJourneys } from './support/journey.ts';
import { decideAt, sellPolicy, type SoldPolicy } from './support/soldPolicy.ts';
import { configureTwoSchemes, importAndCorrect } from './support/twoSchemes.ts';

const journey = startJourneys();
const mobile = '13800138000';
const minutesOfDay = 24 * 60;
const longName =
  '云栖远山建筑装饰工程（集团）有限责任公司上海浦东新区世纪大道分公司第一工程管理中心综合保障部人力资源共享服务处';
const largeName = '江畔仓储服务有限公司';
const others = ['construction by area', 'swimming pool', 'vehicle', 'hotel', 'house'];

/**
 * Part a of the day: sells a policy to an employer with 500 employees in two schemes. The list has 20 errors. Ends with
 * the policy document.
 */
async function sellToEmployer(agent: Agent): Promise<void> {
  const { page } = agent;
  await configureTwoSchemes(agent);
  await importAndCorrect(agent);
  await agent.fillApplicant(longName);
  await agent.uploadAuthorisation(longName);
  const cashier = await agent.submitAndOpenCashier();
  await cashier.getByRole('button', { name: '支付成功' }).click();
  await page.bringToFront();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载电子保单' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
}

/**
 * Part b of the day: a customer opens a quotation on a phone and accepts it. The agent turns the quotation into an
 * order and pays the order.
 */
async function quoteAndInsure(agent: Agent, groupName: string): Promise<void> {
  const { page } = agent;
  await page.getByRole('link', { name: '团险产品' }).first().click();
  await page.getByRole('button', { name: '报价 安业雇主责任保险' }).click();
  await agent.button('移除公务员、职员（内勤）').click();
  await addOccupation(agent, '0001001', '公务员、职员（内勤）', 50);
  await page.getByLabel('投保单位名称').fill(groupName);
  await agent.button('保存报价').click();
  await agent.button('分享给客户').click();
  const address = await page.getByRole('dialog').getByRole('textbox', { name: '报价链接' }).inputValue();
  await page.keyboard.press('Escape');
  const customer = await journey.visitor({ width: 360, height: 740 });
  await customer.page.goto(address);
  await customer.page.getByRole('button', { name: '接受报价' }).click();
  await customer.page.getByRole('button', { name: '确认接受' }).click();
  await customer.page.getByText(/接受.*业务员会与您联系办理投保/).waitFor();
  await page.getByRole('link', { name: '团险产品' }).first().click();
  await page.getByRole('link', { name: `以此投保 ${groupName}` }).click();
  await agent.importByClass('clean-50.xlsx', [0, 0, 0, 0]);
  await agent.fillApplicant(groupName);
  await agent.uploadAuthorisation(groupName);
  await agent.payAndFindPolicy(groupName);
}

/**
 * Part c of the day: sells one order of a family, such as construction works, a pool, a vehicle, a hotel or a house.
 */
async function sellFamily(agent: Agent, family: string): Promise<void> {
  const sold = families.find((each) => each.family === family);
  if (!sold) throw new Error(`there is no family ${family}`);
  const { page } = agent;
  await page.getByRole('link', { name: '团险产品' }).first().click();
  await agent.chooseProduct(sold.product);
  await sold.write(agent);
  await agent.fillApplicant(sold.groupName);
  const { premium, row } = await agent.payAndFindPolicy(sold.groupName);
  expect(await row.innerText()).toContain(premium);
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: '下载电子保单' }).waitFor();
  await expect.poll(() => page.getByRole('main').innerText(), { timeout: 10_000 }).toContain(sold.shown);
}

/** Returns the employer's list without the first five persons. */
const listWithout = (persons: readonly Person[]) => {
  const rows = persons.slice(5).map(({ name, idNo, occupationCode }) => [name, idNo, occupationCode].join(','));
  const content = ['姓名,证件号码,职业代码', ...rows].join('\n');
  return { name: '在职名单.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
};

/**
 * Part d of the day: five persons leave. The agent finds them with the employer's list, and submits the endorsement to
 * the insurer.
 */
async function endorseByList(agent: Agent, send: Send, { groupName, policyUuid }: SoldPolicy): Promise<void> {
  const { page } = agent;
  const { persons } = await send(policyRoster, { policyUuid });
  await page.getByRole('link', { name: '发起保全' }).first().click();
  await page.getByRole('button', { name: `为${groupName}发起保全` }).click();
  await page.getByRole('button', { name: '按企业现有名单比对' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择文件' }).click();
  await (await chooser).setFiles(listWithout(persons));
  await page.getByText('已按名单生成 5 项变更').waitFor();
  const premium = page.getByRole('region', { name: '保费试算' });
  await premium.getByText(/^自 .* 零时生效$/).waitFor();
  await expect.poll(() => premium.getAttribute('aria-busy'), { timeout: 15_000 }).toBeNull();
  await agent.button('下一步').click();
  await page.getByRole('heading', { name: '确认人员变更' }).waitFor();
  await agent.button('下一步').click();
  await agent.upload('保全申请书', { name: '保全申请书.png', mimeType: 'image/png', buffer: await picture() });
  await agent.button('下一步').click();
  await agent.button('提交保全').click();
  await page.getByText('保全进度').first().waitFor();
}

/** Part d of the day: applies for the invoice of a policy, and waits until it is issued. */
async function invoice(agent: Agent, { orderSn }: SoldPolicy): Promise<void> {
  const { page } = agent;
  await page.getByRole('link', { name: '订单列表' }).first().click();
  await page.getByRole('link', { name: `查看详情 ${orderSn}` }).click();
  await page.getByRole('tab', { name: '发票' }).click();
  await page.getByRole('textbox', { name: /^收票邮箱/ }).fill('caiwu@example.com');
  await page.getByRole('textbox', { name: /^注册电话/ }).fill('021-12345678');
  await agent.button('提交开票申请').click();
  const progress = page.getByRole('group', { name: '开票进度' });
  await progress.getByText('已申请').waitFor();
  await decideAt(journey.server().url, 'invoices', 'issued');
  await page.reload();
  await progress.getByText('已开票').waitFor();
}

/** Part e of the day: the network fails, the page is reloaded, and the session ends. No input is lost. */
async function interrupt(agent: Agent): Promise<void> {
  const { page } = agent;
  await page.getByRole('link', { name: '团险产品' }).first().click();
  await agent.chooseProduct('旅安酒店公众责任保险');
  await page.context().setOffline(true);
  await page.getByLabel('客房数').fill('120');
  await page
    .getByText(/网络已断开|离线/)
    .first()
    .waitFor();
  await page.context().setOffline(false);
  await agent.draftIsSaved();
  await page.reload();
  await agent.holds(page.getByLabel('客房数'), '120');
  await page.context().clearCookies();
  await page.getByLabel('停车位数').fill('45');
  await page.getByRole('dialog', { name: '登录' }).waitFor();
  await agent.signInAgain(mobile);
  await agent.draftIsSaved();
  expect(await page.getByLabel('停车位数').inputValue()).toBe('45');
}

/**
 * Part f of the day: checks screens with the width of a phone and of a large screen, in the light and the dark scheme.
 */
async function lookAt(agent: Agent, paths: readonly string[]): Promise<void> {
  const { page } = agent;
  for (const path of paths) {
    for (const width of [360, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await agent.open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await findingsOn(page)).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Part g of the day: sells a policy for 10,000 employees, from the import of the list to the policy. */
async function sellLarge(agent: Agent): Promise<void> {
  const { page } = agent;
  await page.getByRole('link', { name: '团险产品' }).first().click();
  await agent.chooseProduct('安业雇主责任保险');
  await agent.importByClass('clean-10000.xlsx', [0, 0, 0, 0]);
  await page.getByText('共 10,000 人 · 没有问题').waitFor();
  await agent.fillApplicant(largeName);
  await agent.uploadAuthorisation(largeName);
  await agent.payAndFindPolicy(largeName);
}

/** Part b of the day, a year later: renews a policy, from the home page to the cashier. */
async function renew(agent: Agent, groupName: string): Promise<void> {
  const { page } = agent;
  const line = page.getByRole('listitem').filter({ hasText: groupName }).filter({ hasText: '续保' });
  await line.getByRole('link', { name: /续保/ }).first().click();
  await agent.button('生成续保草稿').click();
  await page
    .getByText(/原保单/)
    .first()
    .waitFor();
  await agent.uploadAuthorisation(groupName);
  await agent.submitAndOpenCashier();
}

it('a day of an agent, part by part, with its presses and seconds', { timeout: 900_000 }, async () => {
  const user = await journey.visitor();
  await CountedWork.watch(user.context);
  const { agent, send } = await journey.work(user, mobile);
  const { page } = agent;
  const day = new CountedWork(page);
  await agent.open('/');
  await day.part('a employer, 500 persons, 20 errors, to the policy', () => sellToEmployer(agent));
  await day.part('b quotation, accepted, to the policy', () => quoteAndInsure(agent, '青禾机械制造有限公司'));
  for (const family of others) await day.part(`c ${family}`, () => sellFamily(agent, family));
  const policy = await sellPolicy(send, '80140', 500);
  expect(
    (await day.part('d endorsement by list', () => endorseByList(agent, send, policy))).presses,
  ).toBeLessThanOrEqual(8);
  expect((await day.part('d invoice', () => invoice(agent, policy))).presses).toBeLessThanOrEqual(4);
  await day.part('e interruptions', () => interrupt(agent));
  await day.part('f phone, large screen, dark', () =>
    lookAt(agent, ['/', '/orderList', `/orderDetail/${policy.orderSn}`]),
  );
  await day.part('g 10,000 persons, to the policy', () => sellLarge(agent));
  await agent.open('/orderList');
  await day.part('g page of an order of 10,000', async () => {
    await page.getByRole('article').filter({ hasText: largeName }).getByRole('link').first().click();
    await page.getByRole('tab', { name: '雇员 10,000' }).waitFor();
  });
  await journey.server().moveClock(350 * minutesOfDay);
  await agent.open('/');
  await agent.signIn(mobile);
  expect((await day.part('b renewal', () => renew(agent, longName))).presses).toBeLessThanOrEqual(5);
  day.write('day.json');
});
