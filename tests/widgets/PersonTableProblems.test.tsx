import { cleanup, screen, within } from '@testing-library/react';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { describe, expect, it, vi } from 'vitest';

import { faultyRoster, rosterContext, samplePerson, sampleRoster, twoSchemes } from '../../stories/fixtures/rosters.ts';
import { renderTable, cell, activeCell } from './renderPersonTable.tsx';

vi.setConfig({ testTimeout: 20_000 }); // jsdom needs long to compute the roles of a whole table.

it('marks cells with problems and shows the problem of the active cell', async () => {
  const { user } = renderTable(faultyRoster);
  expect(cell(2, '证件号码')).toBeInvalid();
  expect(cell(1, '证件号码')).toBeValid();

  await user.click(cell(4, '证件号码'));
  expect(screen.getByText('第 4 行 证件号码：被保人重复（与第 1 行相同）')).toBeVisible();
  expect(cell(4, '证件号码')).toHaveAccessibleDescription(/被保人重复/);
});

it('announces the problem of an entry when the user has moved to the next cell', async () => {
  const { user } = renderTable(sampleRoster(2));
  await user.click(cell(1, '证件号码'));
  await user.keyboard('123{Enter}');
  expect(activeCell()).toBe(cell(2, '证件号码'));
  expect(screen.getByRole('status')).toHaveTextContent('第 1 行 证件号码：证件号码位数不正确，请核对');
  await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}赵一{Enter}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows only rows with problems and keeps a corrected one until the filter is off', async () => {
  const { store, user, grid } = renderTable(faultyRoster);
  expect(screen.getByText('3 人有 3 处问题')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '只看问题（3）' }));
  expect(grid).toHaveAttribute('aria-rowcount', '4');

  await user.click(cell(2, '出生日期'));
  await user.keyboard(`${samplePerson(2).birthday}{Enter}`);
  expect(store.rowsWithProblems()).toEqual([1, 3]);
  expect(grid).toHaveAttribute('aria-rowcount', '4');

  await user.click(screen.getByRole('checkbox', { name: '只看问题（2）' }));
  expect(grid).toHaveAttribute('aria-rowcount', '5');
});

it('goes from problem to problem', async () => {
  const { user } = renderTable(faultyRoster);
  await user.click(screen.getByRole('button', { name: '下一个问题' }));
  expect(activeCell()).toBe(cell(2, '证件号码'));
  await user.click(screen.getByRole('button', { name: '下一个问题' }));
  expect(activeCell()).toBe(cell(3, '出生日期'));
});

it('begins with the first problem if only problems are shown', async () => {
  const { user } = renderTable(faultyRoster);
  await user.click(screen.getByRole('checkbox', { name: '只看问题（3）' }));
  await user.click(screen.getByRole('button', { name: '下一个问题' }));
  expect(activeCell()).toBe(cell(1, '证件号码'));
  await user.click(screen.getByRole('button', { name: '下一个问题' }));
  expect(activeCell()).toBe(cell(2, '出生日期'));
});

it('moves to each of two problems of one person, and from the last problem to the first', async () => {
  const { user } = renderTable([samplePerson(0), { ...samplePerson(1), name: '', idNo: '1' }]);
  const next = screen.getByRole('button', { name: '下一个问题' });
  await user.click(next);
  expect(activeCell()).toBe(cell(2, '姓名'));
  await user.click(next);
  expect(activeCell()).toBe(cell(2, '证件号码'));
  await user.click(next);
  expect(activeCell()).toBe(cell(2, '姓名'));
});

const swapped = (person: NewPerson): NewPerson => ({ ...person, sex: person.sex === 'male' ? 'female' : 'male' });

describe('corrections', () => {
  const roster = [samplePerson(0), ...sampleRoster(4).slice(1).map(swapped)];

  it('proposes the value from the number, here or for all same problems, in one step', async () => {
    const { store, user } = renderTable(roster);
    await user.click(cell(2, '性别'));
    const right = samplePerson(1).sex === 'male' ? '男' : '女';
    expect(await screen.findByRole('button', { name: `性别改为“${right}”` })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '同类 3 处全部修正' }));
    expect(screen.getByText(/没有问题/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('已修正 3 处，可以撤销');
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(store.rowsWithProblems()).toEqual([1, 2, 3]);
  });

  it('accepts the proposal with Alt+Enter', async () => {
    const { store, user } = renderTable(roster);
    await user.click(cell(3, '性别'));
    await screen.findByRole('group', { name: '修正建议' });
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(store.rowsWithProblems()).toEqual([1, 3]);
    expect(screen.queryByRole('group', { name: '修正建议' })).toBeNull();
  });
});

/** Opens the row of a person whose occupation has only a name, and returns the offered occupations. */
async function offeredFor(name: string, rules: Partial<RosterContext>) {
  const person = { ...samplePerson(0), occupationCode: '', occupationName: name, occupationClass: '' };
  const { user } = renderTable([person], { context: { ...rosterContext, schemes: twoSchemes, ...rules } });
  await user.click(cell(1, '职业名称'));
  const offer = await screen.findByRole('group', { name: '修正建议' });
  return within(offer)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .join();
}

describe('occupations that a name may mean', () => {
  it('have the class of the product, and only those that it insures', async () => {
    const all = { allowedClasses: '111111' } as const;
    expect(await offeredFor('电焊工', { ...all, classOverrides: { '0802007': 2 } })).toMatch(/0802007（2 类）/);
    cleanup();
    const declined = await offeredFor('电焊工', { ...all, declinedCodes: new Set(['0802007']) });
    expect(declined).toMatch(/0701020/);
    expect(declined).not.toMatch(/0802007/);
    cleanup();
    const covered = await offeredFor('电焊工', { allowedClasses: '111100' });
    expect(covered).toMatch(/0802007/);
    expect(covered).not.toMatch(/0701020/);
  });
});

const reason = () => document.querySelector('[data-part=reason]');

describe('the reason beside the cell', () => {
  it('is shown while the cell is active, and not while it is edited', async () => {
    const { user } = renderTable(faultyRoster);
    expect(reason()).toBeNull();
    await user.click(cell(2, '证件号码'));
    expect(reason()).toHaveTextContent('证件号码校验不通过，请核对每一位');
    await user.keyboard('{F2}');
    expect(reason()).toBeNull();
    await user.keyboard('{Escape}{ArrowLeft}');
    expect(reason()).toBeNull();
  });

  it('closes with the second Esc, and comes back with another problem', async () => {
    const { user, field } = renderTable(faultyRoster);
    await user.click(cell(2, '证件号码'));
    await user.keyboard('{Escape}');
    expect(reason()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(reason()).toBeNull();
    expect(field()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '下一个问题' }));
    expect(reason()).toHaveTextContent('出生日期');
  });

  it('has corrections that Tab reaches after Esc', async () => {
    const { store, user, field } = renderTable(faultyRoster);
    await user.click(cell(3, '出生日期'));
    const correction = await screen.findByRole('button', { name: `出生日期改为“${samplePerson(2).birthday}”` });
    await user.keyboard('{Escape}{Tab}');
    expect(correction).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(store.personAt(2)?.birthday).toBe(samplePerson(2).birthday);
    expect(field()).toHaveFocus();
  });

  it('proposes the code of the occupation whose name is in the row', async () => {
    const { store, user } = renderTable([
      { ...samplePerson(0), occupationCode: '9999999', occupationName: '厂内叉车工' },
    ]);
    await user.click(cell(1, '职业代码'));
    await user.click(await screen.findByRole('button', { name: '职业代码改为“0801010”' }));
    expect(store.personAt(0)).toMatchObject({ occupationCode: '0801010', occupationClass: '4' });
  });

  it('offers the occupations that a name may mean', async () => {
    const { store, user } = renderTable([{ ...samplePerson(0), occupationCode: '9999999', occupationName: '叉车' }]);
    await user.click(cell(1, '职业代码'));
    await user.click(await screen.findByRole('button', { name: '职业代码改为“厂内叉车工 0801010（4 类）”' }));
    expect(store.personAt(0)).toMatchObject({ occupationCode: '0801010', occupationName: '厂内叉车工' });
    expect(screen.getByRole('status')).toHaveTextContent('已修正 1 处，可以撤销');
  });
});

describe('a name that differs from the code’s', () => {
  it('is announced where it is typed, counted, and shown among the problems', async () => {
    const { user, grid } = renderTable(sampleRoster(3));
    expect(screen.getByRole('checkbox', { name: '只看问题（0）' })).toBeDisabled();
    await user.click(cell(2, '职业名称'));
    await user.keyboard('电焊工{Enter}');

    expect(screen.getByRole('status')).toHaveTextContent('第 2 行 职业名称：职业名称与职业代码不一致，以代码为准');
    expect(screen.getByText('1 人职业名称与代码不一致')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '下一个问题' }));
    expect(activeCell()).toBe(cell(2, '职业名称'));
    await user.click(screen.getByRole('checkbox', { name: '只看问题（1）' }));
    expect(grid).toHaveAttribute('aria-rowcount', '2');
  });

  it('is counted in addition to the errors', () => {
    renderTable([...faultyRoster, { ...samplePerson(5), occupationName: '打杂' }]);
    expect(screen.getByText('3 人有 3 处问题 · 另有 1 人职业名称与代码不一致')).toBeVisible();
  });

  it('is announced after a paste and after filling down', async () => {
    const { store, user } = renderTable(sampleRoster(3));
    await user.click(cell(1, '职业名称'));
    await user.paste('电焊工\n厂内叉车工');
    expect(await screen.findByText('已粘贴 2 行；1 人职业名称与代码不一致，请核对')).toBeVisible();
    expect(store.personAt(1)).toMatchObject({ occupationCode: '0801010', occupationClass: '4' });

    await user.click(cell(1, '职业名称'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(screen.getByRole('status')).toHaveTextContent('已向下填充 2 行；2 人职业名称与代码不一致，请核对');
  });
});
