import { fireEvent, screen } from '@testing-library/react';
import { emptyPerson } from '@tuanbao/library/domain/roster/person';
import { describe, expect, it, vi } from 'vitest';

import { samplePerson, sampleRoster } from '../../stories/fixtures/rosters.ts';
import { renderTable, cell, activeCell, names } from './renderPersonTable.tsx';

vi.setConfig({ testTimeout: 20_000 }); // jsdom needs long to compute the roles of a whole table.

it('edits a cell by a double click, Enter commits and moves down', async () => {
  const { store, user, field } = renderTable(sampleRoster(3));
  await user.dblClick(cell(1, '姓名'));
  const editor = screen.getByRole('textbox', { name: '姓名' });
  expect(editor).toHaveValue(samplePerson(0).name);
  await user.clear(editor);
  await user.keyboard('欧阳娜{Enter}');

  expect(store.personAt(0)?.name).toBe('欧阳娜');
  expect(cell(1, '姓名')).toHaveTextContent('欧阳娜');
  expect(activeCell()).toBe(cell(2, '姓名'));
  expect(field()).toHaveFocus();
});

it('cancels an edit with Esc and keeps it with Tab, which moves to the next cell of the person', async () => {
  const { store, user } = renderTable(sampleRoster(2));
  await user.click(cell(1, '姓名'));
  await user.keyboard('改名{Escape}');
  expect(names(store)).toEqual([samplePerson(0).name, samplePerson(1).name]);

  await user.keyboard('赵一{Tab}');
  expect(store.personAt(0)?.name).toBe('赵一');
  expect(activeCell()).toBe(cell(1, '证件类型'));
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(activeCell()).toBe(cell(1, '姓名'));
});

it('is skipped with one Tab until the user works in it, and again after Esc', async () => {
  const { user, field, reach } = renderTable(sampleRoster(2));
  reach();
  await user.tab();
  expect(field()).not.toHaveFocus();

  await user.click(cell(1, '方案'));
  await user.tab();
  expect(activeCell()).toBe(cell(2, '姓名'));
  await user.keyboard('{Escape}');
  await user.tab();
  expect(field()).not.toHaveFocus();
});

it('starts an edit with the first typed character; F2 continues the text, Delete empties the cell', async () => {
  const { store, user } = renderTable(sampleRoster(1));
  await user.click(cell(1, '职业代码'));
  await user.keyboard('0801010{Enter}');
  expect(store.personAt(0)).toMatchObject({ occupationCode: '0801010', occupationName: '厂内叉车工' });

  await user.click(cell(1, '姓名'));
  await user.keyboard('{F2}娜{Enter}');
  expect(store.personAt(0)?.name).toBe(`${samplePerson(0).name}娜`);

  await user.keyboard('{Delete}');
  expect(store.personAt(0)?.name).toBe('');
});

it('keeps the text that is being typed into a cell when the page is about to be left', async () => {
  const { user, store } = renderTable(sampleRoster(2));
  await user.dblClick(cell(1, '姓名'));
  await user.keyboard('欧阳娜');
  fireEvent(window, new Event('beforeunload'));
  expect(names(store)[0]).toContain('欧阳娜');
});

it('leaves the input method’s Enter to the input method', async () => {
  const { store, user } = renderTable(sampleRoster(1));
  await user.click(cell(1, '姓名'));
  await user.keyboard('王小明');
  const editor = screen.getByRole('textbox', { name: '姓名' });
  editor.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
  );

  expect(editor).toHaveFocus();
  expect(store.personAt(0)?.name).toBe(samplePerson(0).name);
});

it('moves with the arrow keys, Home, End and with control to the corners', async () => {
  const { user } = renderTable(sampleRoster(3));
  await user.click(cell(2, '姓名'));
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(activeCell()).toBe(cell(3, '证件类型'));
  await user.keyboard('{Home}');
  expect(activeCell()).toBe(cell(3, '选择'));
  await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
  expect(activeCell()).toBe(cell(1, '姓名'));
});

it('selects id type, sex and scheme from a list, or accepts a typed value', async () => {
  const { store, user } = renderTable(sampleRoster(1));
  await user.dblClick(cell(1, '方案'));
  expect(screen.getByRole('combobox', { name: '方案' })).toHaveFocus();
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('方案一');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(store.personAt(0)?.schemeId).toBe('field');

  await user.click(cell(1, '证件类型'));
  await user.keyboard('护照{Enter}');
  expect(store.personAt(0)?.idType).toBe('passport');
  await user.dblClick(cell(1, '性别'));
  await user.click(screen.getByRole('option', { name: '女' }));
  expect(store.personAt(0)?.sex).toBe('female');
});

it('keeps the scheme if the typed text is none, and shows this', async () => {
  const { store, user } = renderTable(sampleRoster(1));
  await user.click(cell(1, '方案'));
  await user.keyboard('方案九{Enter}');
  expect(store.personAt(0)?.schemeId).toBe('office');
  expect(screen.getByRole('status')).toHaveTextContent('没有这个方案，未改动');
});

it('offers occupations for a job title and fills in code, name and class', async () => {
  const { store, user } = renderTable([{ ...emptyPerson, schemeId: 'field' }]);
  await user.click(cell(1, '职业名称'));
  await user.keyboard('厂内叉车');
  await user.click(await screen.findByRole('option', { name: /^厂内叉车工 0801010/ }));
  expect(store.personAt(0)).toMatchObject({
    occupationCode: '0801010',
    occupationName: '厂内叉车工',
    occupationClass: '4',
  });
});

it('undoes an edit with Ctrl+Z and redoes it with Ctrl+Shift+Z', async () => {
  const { store, user } = renderTable(sampleRoster(2));
  await user.click(cell(1, '姓名'));
  await user.keyboard('改名{Enter}');
  const edited = names(store);
  await user.keyboard('{Control>}z{/Control}');
  expect(names(store)[0]).toBe(samplePerson(0).name);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(names(store)).toEqual(edited);
});

it('fills birthday, sex, age and document type from the number', async () => {
  const { store, user } = renderTable([{ ...emptyPerson, schemeId: 'office' }]);
  await user.click(cell(1, '证件号码'));
  await user.keyboard(`${samplePerson(0).idNo}{Enter}`);
  expect(cell(1, '出生日期')).toHaveTextContent(samplePerson(0).birthday);
  expect(cell(1, '性别')).toHaveTextContent(samplePerson(0).sex === 'male' ? '男' : '女');
  expect(cell(1, '年龄')).toHaveTextContent('60');
  await user.keyboard('H1234567801{Enter}');
  expect(store.personAt(0)?.idType).toBe('hkMacauTaiwanPermit');
});

describe('an edit during which the page changes the table', () => {
  it('is kept if the roster becomes masked, and stays unreadable', async () => {
    const { store, user, change } = renderTable(sampleRoster(2), { isMasked: false });
    await user.click(cell(1, '姓名'));
    await user.keyboard('欧阳娜');
    change({ isMasked: true });

    expect(screen.queryByDisplayValue('欧阳娜')).toBeNull();
    expect(cell(1, '姓名')).toHaveTextContent('欧**');
    expect(screen.queryByRole('textbox', { name: '姓名' })).toBeNull();
    expect(names(store)[0]).toBe('欧阳娜');
    await user.keyboard('改{Enter}');
    expect(names(store)).toEqual(['欧阳娜', samplePerson(1).name]);
  });

  it('is dropped if the roster becomes read-only, which is announced', async () => {
    const { store, user, change } = renderTable(sampleRoster(2));
    await user.click(cell(1, '姓名'));
    await user.keyboard('欧阳娜');
    change({ isReadOnly: true });

    expect(screen.getByRole('status')).toHaveTextContent('清单已变为只读，正在填写的内容未保存');
    expect(screen.queryByRole('textbox', { name: '姓名' })).toBeNull();
    await user.keyboard('{Enter}');
    expect(names(store)).toEqual([samplePerson(0).name, samplePerson(1).name]);
  });

  it('is dropped if that cell can’t be changed any more', async () => {
    const { store, user, change } = renderTable(sampleRoster(2));
    await user.click(cell(1, '姓名'));
    await user.keyboard('欧阳娜');
    change({ changeable: ['idNo'] });
    await user.keyboard('{Enter}');
    expect(names(store)[0]).toBe(samplePerson(0).name);
  });
});
