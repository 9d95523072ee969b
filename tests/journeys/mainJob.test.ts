import { readFileSync } from 'node:fs';

import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { expect, it } from 'vitest';

import { type Agent, rosterFile } from './support/agent.ts';
import { startJourneys } from './support/journey.ts';
import { type CellPlace, RosterTable } from './support/rosterTable.ts';

const journey = startJourneys();

/** Chooses the product, two schemes and the first day of cover. */
async function configureTwoSchemes(agent: Agent): Promise<void> {
  await agent.chooseProduct('安业雇主责任保险');
  await agent.button('添加方案').click();
  await agent.page.getByRole('radio', { name: /^全面计划/ }).check({ force: true });
  await agent.page.getByLabel('起保日期').fill('20261201');
}

it('an agent insures 500 persons in two schemes, pays and finds the policy', async () => {
  const { agent, user } = await journey.signedIn('13800138000');
  await configureTwoSchemes(agent);
  await agent.importByClass('clean-500.xlsx');
  await agent.page.getByText('共 500 人 · 没有问题').waitFor();
  await agent.fillApplicant('青禾机械制造有限公司');
  await agent.uploadAuthorisation('青禾机械制造有限公司');
  const { premium, row } = await agent.payAndFindPolicy('青禾机械制造有限公司');
  expect(await row.innerText()).toContain(premium);
  expect(await row.innerText()).toContain('500 人');
  user.noErrors();
});

interface ExpectedProblem {
  readonly row: number;
  readonly column: '姓名' | '证件号码' | '职业代码' | '职业类别';
  readonly value?: string | number;
  readonly expect?: number;
}

const fields = { 姓名: 'name', 证件号码: 'idNo', 职业代码: 'occupationCode', 职业类别: 'occupationClass' } as const;

/**
 * The value with which an agent corrects the cell: the right check digit, a name, a known occupation, the occupation's
 * class.
 */
function correctionOf({ column, value, expect: right }: ExpectedProblem): string {
  const number = String(value);
  if (column === '证件号码') return number.slice(0, 17) + idCardCheckDigit(number);
  if (column === '职业类别') return String(right);
  return column === '姓名' ? '白晓川' : '1501001';
}

it('20 problems of a roster are listed, fixed in the table, and the order goes through', async () => {
  const expectation = JSON.parse(readFileSync(rosterFile('n27-500-with-20-errors.json'), 'utf8')) as {
    readonly errors: readonly ExpectedProblem[];
  };
  const { agent, user } = await journey.signedIn('13900139000');
  await configureTwoSchemes(agent);
  await agent.importByClass('n27-500-with-20-errors.xlsx');
  await agent.page.getByText('共 500 人 · 20 人有 20 处问题').waitFor();

  const table = new RosterTable(agent.page);
  const found: CellPlace[] = [];
  for (const problem of expectation.errors) {
    found.push(await table.nextProblem());
    expect(await table.isMarked()).toBe(true);
    await table.correct(correctionOf(problem));
  }
  // The first row of a sheet is its header.
  expect(found).toEqual(expectation.errors.map(({ row, column }) => ({ row: row - 1, field: fields[column] })));
  await agent.page.getByText('共 500 人 · 没有问题').waitFor();

  await agent.fillApplicant('云栖远山建筑装饰工程（集团）有限责任公司');
  await agent.uploadAuthorisation('云栖远山建筑装饰工程（集团）有限责任公司');
  const { premium, row } = await agent.payAndFindPolicy('云栖远山建筑装饰工程（集团）有限责任公司');
  expect(await row.innerText()).toContain(premium);
  expect(await row.innerText()).toContain('500 人');
  user.noErrors();
});
