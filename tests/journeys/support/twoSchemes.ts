import { readFileSync } from 'node:fs';

import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { expect } from 'vitest';

import { type Agent, rosterFile } from './agent.ts';
import { type CellPlace, RosterTable } from './rosterTable.ts';

/** Chooses the product, adds a second scheme with another plan, and enters the first day of cover. */
export async function configureTwoSchemes(agent: Agent): Promise<void> {
  await agent.chooseProduct('安业雇主责任保险');
  await agent.button('添加方案').click();
  await agent.page.getByRole('radio', { name: /^全面计划/ }).check({ force: true });
  await agent.page.getByLabel('起保日期').fill('20261201');
}

interface ExpectedProblem {
  readonly row: number;
  readonly column: '姓名' | '证件号码' | '职业代码' | '职业类别';
  readonly value?: string | number;
  readonly expect?: number;
}

const fields = { 姓名: 'name', 证件号码: 'idNo', 职业代码: 'occupationCode', 职业类别: 'occupationClass' } as const;

/**
 * Returns the value with which an agent corrects the cell: an id number with the right check digit, a name, the code of
 * a known occupation, or the class of the occupation.
 */
function correctionOf({ column, value, expect: right }: ExpectedProblem): string {
  const number = String(value);
  if (column === '证件号码') return number.slice(0, 17) + idCardCheckDigit(number);
  if (column === '职业类别') return String(right);
  return column === '姓名' ? '白晓川' : '1501001';
}

/** Imports 500 persons with 20 errors. Goes from error to error in the table and corrects each of them. */
export async function importAndCorrect(agent: Agent): Promise<void> {
  const { errors } = JSON.parse(readFileSync(rosterFile('n27-500-with-20-errors.json'), 'utf8')) as {
    readonly errors: readonly ExpectedProblem[];
  };
  await agent.importByClass('n27-500-with-20-errors.xlsx');
  await agent.page.getByText('共 500 人 · 20 人有 20 处问题').waitFor();
  const table = new RosterTable(agent.page);
  const found: CellPlace[] = [];
  for (const problem of errors) {
    found.push(await table.nextProblem());
    expect(await table.isMarked()).toBe(true);
    await table.correct(correctionOf(problem));
  }
  // The expected row numbers include the header row of the sheet.
  expect(found).toEqual(errors.map(({ row, column }) => ({ row: row - 1, field: fields[column] })));
  await agent.page.getByText('共 500 人 · 没有问题').waitFor();
}
