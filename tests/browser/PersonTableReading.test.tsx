import { screen, within } from '@testing-library/react';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { faultyRoster, rosterContext, samplePerson, sampleRoster, twoSchemes } from '../../stories/fixtures/rosters.ts';
import { cell } from '../widgets/renderPersonTable.tsx';
import { readingOrderOf, saidOf, textsIn } from './accessibilityTree.ts';
import { axeFindings } from './axeFindings.ts';
import { press, show } from './onPage.tsx';

const showTable = (persons: readonly NewPerson[]) => {
  const store = createRosterStore({ ...rosterContext, schemes: twoSchemes }, persons);
  show(<PersonTable store={store} schemes={twoSchemes} />);
};

const captions = [
  '姓名',
  '证件类型',
  '证件号码',
  '性别',
  '出生日期',
  '年龄',
  '职业代码',
  '职业名称',
  '职业类别',
  '方案',
];
const faultyId = faultyRoster[1]?.idNo ?? '';

describe('what a screen reader comes past', () => {
  it('is the captions with what they do, then row by row the cells, each once', async () => {
    showTable(sampleRoster(2));
    const rows = [samplePerson(0), samplePerson(1)].map((person, at) => {
      const [number, age] = [String(at + 1), ['60', '53'][at]];
      const { name, idNo, birthday, occupationCode: code, occupationName: occupation, occupationClass } = person;
      const texts = [name, '身份证', idNo, person.sex === 'male' ? '男' : '女', birthday, age, code, occupation];
      const cells = [...texts, occupationClass, '方案一'];
      return [
        `row ${[`选择第 ${number} 行`, number, ...cells, `删除第 ${number} 行`].join(' ')}`,
        `gridcell 选择第 ${number} 行 ${number}`,
        `checkbox 选择第 ${number} 行`,
        ...cells.map((text) => `gridcell ${text}`),
        `gridcell 删除第 ${number} 行`,
        `button 删除第 ${number} 行`,
      ];
    });

    expect(await readingOrderOf('grid', '人员清单')).toEqual([
      'grid 人员清单',
      `row 选择全部行 选择 ${captions.join(' ')} 操作`,
      'columnheader 选择全部行 选择',
      'checkbox 选择全部行',
      ...captions.flatMap((caption) => [`columnheader ${caption}`, `button ${caption}`]),
      'columnheader 操作',
      'rowgroup',
      ...rows.flat(),
    ]);
  });

  it('is the number of persons and problems, before the actions', async () => {
    showTable([...faultyRoster, { ...samplePerson(5), occupationName: '打杂' }]);
    expect((await textsIn('group', '清单操作')).slice(0, 3)).toEqual([
      '共 5 人',
      ' · ',
      '3 人有 3 处问题 · 另有 1 人职业名称与代码不一致',
    ]);
    expect(await readingOrderOf('group', '清单操作')).toEqual([
      'group 清单操作',
      'checkbox 只看问题（4）',
      'button 下一个问题',
      'checkbox 遮盖个人信息',
      'button 添加一行',
      'button 删除所选（0）',
      'button 撤销',
      'button 重做',
    ]);
  });

  it('is a cell with a problem and its text, for an error or a warning', async () => {
    showTable([...faultyRoster, { ...samplePerson(5), occupationName: '打杂' }]);
    const sentence = '证件号码校验不通过，请核对每一位';
    expect(await saidOf('gridcell', faultyId)).toMatchObject({ invalid: 'true', description: sentence });
    const mismatch = '职业名称与职业代码不一致，以代码为准';
    const doubted = await saidOf('gridcell', '打杂');
    expect(doubted.description).toBe(mismatch);
    expect(doubted['invalid']).not.toBe('true');
  });

  it('is a field with the name of the table, then with that of the edited column, with its problem', async () => {
    showTable(faultyRoster);
    await userEvent.click(cell(2, '证件号码'));
    const field = await saidOf('textbox', '人员清单');
    expect(field).toMatchObject({ focused: true });
    expect(field.description).toMatch(/^直接输入或按 F2 编辑/);

    await press('{F2}');
    const description = '第 2 行 证件号码：证件号码校验不通过，请核对每一位';
    expect(await saidOf('textbox', '证件号码')).toMatchObject({ focused: true, readonly: false, description });
  });

  it('is the occupations that match the typed text', async () => {
    showTable(sampleRoster(2));
    await userEvent.click(cell(2, '职业名称'));
    await press('chache');
    await screen.findByRole('listbox', { name: '职业名称' });
    expect(await saidOf('combobox', '职业名称')).toMatchObject({ focused: true, expanded: true, autocomplete: 'list' });
    expect(await readingOrderOf('listbox', '职业名称')).toEqual([
      'listbox 职业名称',
      'option 叉车司机 0502008（4 类）',
      'option 小型机械操作员 0701019（5 类）',
      'option 厂内叉车工 0801010（4 类）',
    ]);
  });
});

describe('axe finds nothing wrong', () => {
  it('with the occupations open in a cell, none or one of them active', async () => {
    showTable(faultyRoster);
    await userEvent.click(cell(2, '职业名称'));
    await press('chache');
    const list = await screen.findByRole('listbox', { name: '职业名称' });
    expect(await axeFindings()).toEqual([]);
    await press('{ArrowDown}');
    expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(1);
    expect(await axeFindings()).toEqual([]);
  });

  it('with a short list open, and with a proposed correction', async () => {
    showTable(faultyRoster);
    await userEvent.dblClick(cell(1, '证件类型'));
    expect(screen.getByRole('listbox', { name: '证件类型' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await press('{Escape}');
    await userEvent.click(cell(3, '出生日期'));
    await screen.findByRole('group', { name: '修正建议' });
    expect(await axeFindings()).toEqual([]);
  });
});
