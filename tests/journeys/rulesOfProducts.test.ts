import { middleStatusOf } from '@tuanbao/library/domain/invoice/invoiceMachine';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { startJourneys } from './support/journey.ts';
import { keepDraftOf } from './support/keptDraft.ts';
import { sellOrder } from './support/soldPolicy.ts';

const journey = startJourneys();

/**
 * Returns the text of the problem for an age outside of the limits. In the journeys, today is 2026-11-20, and cover
 * starts on 2026-12-01.
 */
const ageProblem = (min: number, max: number) => `被保人年龄不符合承保范围: ${min}-${max}岁`;

/** Returns the same persons with passports. The n-th person gets the n-th birthday and sex. */
const aged = (persons: readonly Person[], facts: readonly (readonly [birthday: string, sex: Person['sex']])[]) =>
  persons.map((person, at) => {
    const [birthday = person.birthday, sex = person.sex] = facts[at] ?? [];
    return { ...person, idType: 'passport', idNo: `E1234567${at}`, birthday, sex };
  });

/** Selects the first problem in the roster's table. Returns the text of the row with the problem. */
async function faultyPersonsOn(page: Page): Promise<string> {
  await page.getByText(/共 3 人 · /).waitFor();
  await page.getByRole('button', { name: '下一个问题' }).click();
  const cell = page.locator('[role=gridcell][data-active][aria-invalid=true]');
  await cell.waitFor();
  return (await cell.locator('xpath=..').textContent()) ?? '';
}

it('the ages of men and women have limits of their own', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const ages = [
    ['1965-11-30', 'male'],
    ['1965-11-30', 'female'],
  ] as const; // Both persons are 61 when the cover begins.
  const address = await keepDraftOf(send, '202', (draft) => ({ ...draft, persons: aged(draft.persons, ages) }));
  await agent.open('/product/202');
  await page.getByText('男 16-65 周岁、女 16-60 周岁').waitFor();
  await agent.open(address);
  await page.getByText(/共 3 人 · 1 人有 1 处问题/).waitFor();
  expect(await faultyPersonsOn(page)).toContain('女');
  await page.getByText(ageProblem(16, 60)).first().waitFor();
  user.noErrors();
});

it('an age counts on the day of the order where the product says so', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const ages = [
    ['1960-11-21', 'male'],
    ['1960-11-20', 'male'],
  ] as const; // The first person is 65 today and 66 when the cover begins; the second is already 66 today.
  const address = await keepDraftOf(send, '203', (draft) => ({ ...draft, persons: aged(draft.persons, ages) }));
  await agent.open('/product/203');
  await page.getByText('16-65 周岁（按下单日计算）').waitFor();
  await agent.open(address);
  await page.getByText(/共 3 人 · 1 人有 1 处问题/).waitFor();
  expect(await faultyPersonsOn(page)).toContain('1960-11-20');
  await page.getByText(ageProblem(16, 65)).first().waitFor();
  user.noErrors();
});

it('the natures on offer are those of the product’s list, and the chosen one stays with the draft', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const general = ['国有企业', '集体企业', '股份制企业', '社会团体', '其他'];
  const lists = [
    ['204', [...general, '民营企业', '外商投资企业', '港澳台投资企业', '机关事业单位'], '民营企业'],
    ['205', [...general, '国家机关', '事业单位', '私营企业', '外商及港澳台投资企业'], '私营企业'],
  ] as const;
  for (const [productId, natures, chosen] of lists) {
    await agent.open(await keepDraftOf(send, productId));
    const nature = page.getByLabel('单位性质');
    await nature.locator('option', { hasText: chosen }).waitFor({ state: 'attached' });
    const offered = await nature.locator('option:not([value=""])').allInnerTexts();
    expect(offered.toSorted()).toEqual(natures.toSorted());
    await nature.selectOption({ label: chosen });
    await agent.draftIsSaved();
    await page.reload();
    await expect.poll(() => nature.inputValue(), { timeout: 30_000 }).toBe(chosen);
  }
  user.noErrors();
});

it('a product’s rule for a field speaks up while it is written, when it is left, or at the submission', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  await agent.open(await keepDraftOf(send, '80137'));
  const name = page.getByLabel('工程名称');
  await name.fill('栖霞路综合楼'.repeat(9));
  await page.getByText('最多填写 50 个字').waitFor();
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);

  await agent.open(await keepDraftOf(send, '80160'));
  const figure = (label: RegExp) => page.getByRole('textbox', { name: label });
  await figure(/^客房数/).fill('501');
  await figure(/^员工人数/).fill('0');
  await page.getByText('不能大于 500').waitFor();
  await figure(/^停车位数/).focus();
  await agent.draftIsSaved();
  expect(await page.getByText('不能小于 1').count()).toBe(0);
  await agent.button(/^下一步/).click();
  await page.getByRole('region', { name: /还有 2 项未完成，请补充后继续/ }).waitFor();
  await page.getByText('不能小于 1').first().waitFor();
  user.noErrors();
});

it('of the factors of several classes the lowest one counts for the whole scheme', async () => {
  const { agent, user, send } = await journey.atWork('13800138000');
  const { page } = agent;
  const mechanic = { occupationCode: '0001011', occupationName: '后勤维修工', occupationClass: '3' };
  const factorWith = async (mechanics: number): Promise<string> => {
    const address = await keepDraftOf(send, '80210', (draft) => ({
      ...draft,
      schemes: draft.schemes.map((scheme) => ({ ...scheme, deductible: 'D500' })),
      persons: draft.persons.map((person, at) => (at < mechanics ? { ...person, ...mechanic } : person)),
    }));
    await agent.open(address);
    await page.getByText(/共 3 人 · /).waitFor();
    await agent.button('查看明细').click();
    const step = page.locator('tr').filter({ hasText: '免赔额 每次事故500元' }).first();
    await step.waitFor({ state: 'attached' });
    return (await step.textContent()) ?? '';
  };
  expect(await factorWith(3)).toContain('0.95');
  expect(await factorWith(2)).toContain('0.93');
  user.noErrors();
});

it('a product without special invoices says so, and each state of its invoice has a middleStatus', async () => {
  const { agent, user, send } = await journey.atWork('13900139000');
  const { page } = agent;
  await agent.open(await keepDraftOf(send, '103'));
  await page.getByText('需要开具发票').first().click();
  await page.getByText('本产品仅开具普通发票').waitFor();
  expect(await page.getByRole('radio', { name: '专用发票' }).isDisabled()).toBe(true);

  const told: number[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/invoice/getInvoiceInfo')) return;
    void response.text().then((text) => told.push(Number(/"middleStatus":(\d+)/.exec(text)?.[1])));
  });
  const { orderSn } = await sellOrder(send, '103', 0);
  await agent.open(`/orderDetail/${orderSn}?tab=invoice`);
  await page.getByText('本产品仅开具普通发票').waitFor();
  expect(await page.getByRole('radio', { name: '专用发票' }).isDisabled()).toBe(true);
  await expect.poll(() => told.at(-1)).toBe(middleStatusOf('none'));

  await page.getByRole('textbox', { name: /^收票邮箱/ }).fill('caiwu@qinghe.example');
  await agent.button('提交开票申请').click();
  await page.getByRole('group', { name: '开票进度' }).getByText('已申请').waitFor();
  await page.reload();
  await expect.poll(() => told.at(-1), { timeout: 30_000 }).toBe(middleStatusOf('applied'));
  user.noErrors();
});

it('the clauses of a product are opened from its page and from an order of it', async () => {
  const { agent, user, send } = await journey.atWork('13900139000');
  const { page } = agent;
  const { orderSn } = await sellOrder(send, '80140', 3);
  for (const path of ['/product/80140', `/orderDetail/${orderSn}?tab=clauses`]) {
    await agent.open(path);
    const link = page.getByRole('link', { name: /雇主责任保险条款（示例）/ });
    const opened = page.context().waitForEvent('page');
    await link.click();
    const address = (await opened).url();
    await (await opened).close();
    const document = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    expect(document.headers()['content-type']).toContain('application/pdf');
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(address === 'about:blank' || address.endsWith('/clauses.pdf')).toBe(true);
  }
  user.noErrors();
});
