import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { faultyRoster, samplePerson, sampleRoster } from '../../stories/fixtures/rosters.ts';
import { renderTable, cell, names } from './renderPersonTable.tsx';

vi.setConfig({ testTimeout: 20_000 }); // jsdom needs long to compute the roles of a whole table.

it('adds a row and starts with its name', async () => {
  const { store, user } = renderTable([]);
  expect(screen.getByText(/还没有人员/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '添加一行' }));
  await user.keyboard('王小明{Enter}');
  expect(store.personAt(0)).toMatchObject({ name: '王小明', idType: 'idCard', schemeId: 'office' });
});

it('removes one or several rows, and restores them', async () => {
  const { store, user } = renderTable(sampleRoster(3));
  await user.click(screen.getByRole('button', { name: '删除第 2 行' }));
  expect(names(store)).toEqual([samplePerson(0).name, samplePerson(2).name]);

  await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
  await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
  await user.click(screen.getByRole('button', { name: '删除所选（2）' }));
  expect(store.count).toBe(0);

  await user.click(screen.getByRole('button', { name: '撤销' }));
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(store.count).toBe(3);
  await user.click(screen.getByRole('button', { name: '重做' }));
  expect(store.count).toBe(2);
});

const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);

describe('order', () => {
  const roster = ['赵一', '李二', '王三'].map((name, at) => ({ ...samplePerson(at), name }));

  it('sorts by a column, back again with the third press, and keeps the numbers of rows', async () => {
    const { user } = renderTable(roster);
    await user.click(screen.getByRole('button', { name: '姓名' }));
    expect(shown()).toEqual(['李二', '王三', '赵一']);
    expect(screen.getByRole('columnheader', { name: '姓名' })).toHaveAttribute('aria-sort', 'ascending');
    expect(cell(1, '选择')).toHaveTextContent('2');
    await user.click(screen.getByRole('button', { name: '姓名' }));
    expect(shown()).toEqual(['赵一', '王三', '李二']);
    await user.click(screen.getByRole('button', { name: '姓名' }));
    expect(shown()).toEqual(['赵一', '李二', '王三']);
  });

  it('sorts with the keyboard and keeps the place of a row while it is edited', async () => {
    const { store, user } = renderTable(roster);
    await user.click(cell(1, '姓名'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByRole('status')).toHaveTextContent('已按姓名升序排列');
    await user.click(cell(1, '姓名'));
    await user.keyboard('郑二{Enter}');
    expect(shown()).toEqual(['郑二', '王三', '赵一']);
    expect(names(store)).toEqual(['赵一', '郑二', '王三']);
  });

  it('selects a range of rows with Shift, and all of them', async () => {
    const { store, user } = renderTable(sampleRoster(4));
    await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }));
    await user.keyboard('{/Shift}');
    await user.click(screen.getByRole('button', { name: '删除所选（3）' }));
    expect(names(store)).toEqual([samplePerson(3).name]);
    expect(screen.getByRole('status')).toHaveTextContent('已删除 3 人，可以撤销');

    await user.click(screen.getByRole('button', { name: '撤销' }));
    await user.click(screen.getByRole('checkbox', { name: '选择全部行' }));
    expect(screen.getByRole('button', { name: '删除所选（4）' })).toBeEnabled();
  });
});

const every = () => screen.getByRole('checkbox', { name: '选择全部行' });

describe('selection while only problems are shown', () => {
  const faulty = [samplePerson(0), samplePerson(1), ...faultyRoster.slice(1, 3)];
  it('keeps no hidden row selected, and announces this', async () => {
    const { store, user } = renderTable(faulty);
    await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
    await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }));
    await user.click(screen.getByRole('checkbox', { name: '只看问题（2）' }));

    expect(screen.getByRole('status')).toHaveTextContent('已隐藏的 2 行不再选中');
    expect(every()).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: '选择第 3 行' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: '删除所选（1）' }));
    expect(names(store)).toEqual([faulty[0], faulty[1], faulty[3]].map((person) => person?.name));
  });

  it('selects all shown rows, and none of the others', async () => {
    const { store, user } = renderTable(faulty);
    await user.click(screen.getByRole('checkbox', { name: '只看问题（2）' }));
    await user.click(every());
    expect(every()).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: '只看问题（2）' }));
    expect(every()).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: '删除所选（2）' }));
    expect(names(store)).toEqual([samplePerson(0).name, samplePerson(1).name]);
  });

  it('clears the selection of all rows with a second press', async () => {
    const { user } = renderTable(sampleRoster(2));
    await user.click(every());
    await user.click(every());
    expect(every()).not.toBeChecked();
    expect(screen.getByRole('button', { name: '删除所选（0）' })).toBeDisabled();
  });
});
