import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { samplePerson, sampleRoster } from '../../stories/fixtures/rosters.ts';
import { activeCell, cell, names, renderTable } from './renderPersonTable.tsx';

vi.setConfig({ testTimeout: 20_000 }); // jsdom needs long to compute the roles of a whole table.

/** Returns the cell texts of a column, row by row. */
const shownIn = (caption: string) =>
  Array.from({ length: screen.getAllByRole('row').length - 1 }, (_, at) => cell(at + 1, caption).textContent);

/** Five persons. The persons in rows 2 and 4 have an invalid document number. */
const half = Array.from({ length: 5 }, (_, at) => ({
  ...samplePerson(at),
  ...(at % 2 === 1 && { idNo: `QQ${at}` }),
}));

describe('while only problems are shown', () => {
  let table: ReturnType<typeof renderTable>;
  const numbers = () => table.store.persons().map(({ idNo }) => idNo);
  const before = half.map(({ idNo }) => idNo);
  beforeEach(async () => {
    table = renderTable(half);
    await table.user.click(screen.getByRole('checkbox', { name: '只看问题（2）' }));
  });

  it('pastes over the shown rows, adds the rest, and does not change hidden rows', async () => {
    await table.user.click(cell(1, '证件号码'));
    await table.user.paste([1, 3, 7].map((at) => samplePerson(at).idNo).join('\n'));
    await screen.findByText('已粘贴 3 行；其中新增 1 人');
    expect(numbers()).toEqual([0, 1, 2, 3, 4, 7].map((at) => samplePerson(at).idNo));
    expect(shownIn('选择')).toEqual(['2', '4', '6']);
  });

  it('undoes a paste, with the shown rows as before', async () => {
    await table.user.click(cell(1, '证件号码'));
    await table.user.paste([1, 3, 7].map((at) => samplePerson(at).idNo).join('\n'));
    await screen.findByText(/^已粘贴/);
    await table.user.keyboard('{Control>}z{/Control}');
    expect(numbers()).toEqual(before);
    expect(shownIn('证件号码')).toEqual(['QQ1', 'QQ3']);
  });

  it('fills down only shown rows', async () => {
    await table.user.click(cell(1, '姓名'));
    await table.user.keyboard('赵一{Enter}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(names(table.store)).toEqual(half.map(({ name }, at) => (at % 2 === 1 ? '赵一' : name)));
  });

  it('selects a range of the shown rows', async () => {
    await table.user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
    await table.user.keyboard('{Shift>}');
    await table.user.click(screen.getByRole('checkbox', { name: '选择第 4 行' }));
    await table.user.keyboard('{/Shift}');
    await table.user.click(screen.getByRole('button', { name: '删除所选（2）' }));
    expect(numbers()).toEqual([0, 2, 4].map((at) => samplePerson(at).idNo));
  });
});

describe('while sorted', () => {
  it('pastes downwards in the shown order, and adds new rows at the end', async () => {
    const { store, user } = renderTable(['乙', '甲', '丙'].map((name, at) => ({ ...samplePerson(at), name })));
    await user.click(cell(1, '姓名'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(shownIn('姓名')).toEqual(['丙', '甲', '乙']);
    expect(shownIn('选择')).toEqual(['3', '2', '1']);

    await user.click(cell(1, '姓名'));
    await user.paste('赵一\n钱二\n孙三\n李四');
    await screen.findByText('已粘贴 4 行；其中新增 1 人');
    expect(shownIn('姓名')).toEqual(['赵一', '钱二', '孙三', '李四']);
    expect(names(store)).toEqual(['孙三', '钱二', '赵一', '李四']);

    await user.keyboard('{Control>}z{/Control}');
    expect(names(store)).toEqual(['乙', '甲', '丙']);
    expect(shownIn('选择')).toEqual(['3', '2', '1']);
  });
});

it('undoes and redoes the move of persons to another scheme', async () => {
  const { store, user } = renderTable(sampleRoster(3));
  const schemes = () => store.persons().map(({ schemeId }) => schemeId);
  await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
  await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '移到方案' }), '方案二');
  expect(schemes()).toEqual(['field', 'office', 'field']);

  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(schemes()).toEqual(['office', 'office', 'office']);
  expect(screen.getByText(/^方案一：3 人/)).toBeVisible();
  expect(shownIn('方案')).toEqual(['方案一', '方案一', '方案一']);
  await user.click(screen.getByRole('button', { name: '重做' }));
  expect(schemes()).toEqual(['field', 'office', 'field']);
  expect(screen.getByText(/^方案二：2 人/)).toBeVisible();
  expect(within(screen.getByRole('grid')).getAllByText('方案二')).toHaveLength(2);
});

it('moves the user’s place with an undone paste', async () => {
  const { user } = renderTable(sampleRoster(2));
  await user.click(cell(2, '姓名'));
  await user.paste('赵一\n钱二\n孙三');
  await screen.findByText('已粘贴 3 行；其中新增 2 人');
  await user.keyboard('{Control>}{End}{/Control}{Control>}z{/Control}');
  expect(activeCell()?.parentElement).toBe(cell(2, '姓名').parentElement);
});
