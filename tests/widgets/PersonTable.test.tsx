import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { createRosterStore, type RosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it } from 'vitest';

import { faultyRoster, rosterContext, samplePerson, sampleRoster, twoSchemes } from '../../stories/fixtures/rosters.ts';

function renderTable(persons: readonly NewPerson[], props: { isReadOnly?: boolean; isMasked?: boolean } = {}) {
  const store = createRosterStore({ ...rosterContext, schemes: twoSchemes }, persons);
  render(
    <I18nProvider locale="zh-CN">
      <PersonTable store={store} schemes={twoSchemes} {...props} />
    </I18nProvider>,
  );
  return { store, user: userEvent.setup(), grid: screen.getByRole('grid', { name: '被保人清单' }) };
}

const columns = [
  '选择',
  '姓名',
  '证件类型',
  '证件号码',
  '性别',
  '出生日期',
  '职业代码',
  '职业名称',
  '职业类别',
  '方案',
];
function cell(row: number, column: string): HTMLElement {
  const line = screen.getAllByRole('row').find((each) => each.getAttribute('aria-rowindex') === String(row + 1));
  const found = line && within(line).getAllByRole('gridcell')[columns.indexOf(column)];
  if (!found) throw new Error(`no cell ${row} ${column}`);
  return found;
}
const activeCell = (grid: HTMLElement) => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
const names = (store: RosterStore) => store.persons().map(({ name }) => name);

it('shows persons in words and says how many rows and columns there are', () => {
  const { grid } = renderTable(sampleRoster(3));
  expect(grid).toHaveAttribute('aria-rowcount', '4');
  expect(grid).toHaveAttribute('aria-colcount', '11');
  expect(cell(1, '证件类型')).toHaveTextContent('身份证');
  expect(cell(1, '方案')).toHaveTextContent('方案一');
});

it('edits a cell by click, Enter commits and moves down', async () => {
  const { store, user, grid } = renderTable(sampleRoster(3));
  await user.click(cell(1, '姓名'));
  await user.clear(screen.getByRole('textbox', { name: '姓名' }));
  await user.keyboard('欧阳娜{Enter}');

  expect(store.personAt(0)?.name).toBe('欧阳娜');
  expect(cell(1, '姓名')).toHaveTextContent('欧阳娜');
  expect(activeCell(grid)).toBe(cell(2, '姓名'));
  expect(grid).toHaveFocus();
});

it('takes an edit back with Esc and keeps it with Tab, which goes to the next cell', async () => {
  const { store, user, grid } = renderTable(sampleRoster(2));
  await user.click(cell(1, '姓名'));
  await user.keyboard('改名{Escape}');
  expect(names(store)).toEqual([samplePerson(0).name, samplePerson(1).name]);

  await user.keyboard('{F2}');
  await user.keyboard('赵一{Tab}');
  expect(store.personAt(0)?.name).toBe('赵一');
  expect(activeCell(grid)).toBe(cell(1, '证件类型'));
});

it('starts an edit with the first character typed, and empties a cell with Delete', async () => {
  const { store, user } = renderTable(sampleRoster(1));
  await user.click(cell(1, '职业代码'));
  await user.keyboard('{Escape}0801010{Enter}');
  expect(store.personAt(0)).toMatchObject({ occupationCode: '0801010', occupationName: '厂内叉车工' });

  await user.keyboard('{Delete}');
  expect(store.personAt(0)?.occupationCode).toBe('');
});

it('leaves the input method’s Enter to the input method', async () => {
  const { store, user } = renderTable(sampleRoster(1));
  await user.click(cell(1, '姓名'));
  const editor = screen.getByRole('textbox', { name: '姓名' });
  await user.clear(editor);
  await user.type(editor, '王小明');
  editor.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
  );

  expect(editor).toHaveFocus();
  expect(store.personAt(0)?.name).toBe(samplePerson(0).name);
});

it('moves with the arrow keys, Home, End and with control to the corners', async () => {
  const { user, grid } = renderTable(sampleRoster(3));
  await user.click(cell(2, '姓名'));
  await user.keyboard('{Escape}{ArrowDown}{ArrowRight}');
  expect(activeCell(grid)).toBe(cell(3, '证件类型'));
  await user.keyboard('{Home}');
  expect(activeCell(grid)).toBe(cell(3, '选择'));
  await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
  expect(activeCell(grid)).toBe(cell(1, '姓名'));
});

it('chooses from a list for id type, sex and scheme', async () => {
  const { store, user } = renderTable(sampleRoster(1));
  await user.click(cell(1, '方案'));
  await user.selectOptions(screen.getByRole('combobox', { name: '方案' }), '方案二');
  await user.keyboard('{Enter}');
  expect(store.personAt(0)?.schemeId).toBe('field');
});

it('marks cells with problems and says what is wrong where the reader is', async () => {
  const { user } = renderTable(faultyRoster);
  expect(cell(2, '证件号码')).toBeInvalid();
  expect(cell(1, '证件号码')).toBeValid();

  await user.click(cell(4, '证件号码'));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('status')).toHaveTextContent('第 4 行 证件号码：被保人重复（与第 1 行相同）');
  expect(cell(4, '证件号码')).toHaveAccessibleDescription(/被保人重复/);
});

it('shows only rows with problems and keeps a corrected one until the filter is off', async () => {
  const { store, user, grid } = renderTable(faultyRoster);
  expect(screen.getByText('3 人有 3 处问题')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '只看问题（3）' }));
  expect(grid).toHaveAttribute('aria-rowcount', '4');

  await user.click(cell(2, '出生日期'));
  await user.clear(screen.getByRole('textbox', { name: '出生日期' }));
  await user.keyboard(`${samplePerson(2).birthday}{Enter}`);
  expect(store.rowsWithProblems()).toEqual([1, 3]);
  expect(grid).toHaveAttribute('aria-rowcount', '4');

  await user.click(screen.getByRole('checkbox', { name: '只看问题（2）' }));
  expect(grid).toHaveAttribute('aria-rowcount', '5');
});

it('goes from problem to problem', async () => {
  const { user, grid } = renderTable(faultyRoster);
  await user.click(screen.getByRole('button', { name: '下一个问题' }));
  expect(activeCell(grid)).toBe(cell(2, '证件号码'));
  await user.click(screen.getByRole('button', { name: '下一个问题' }));
  expect(activeCell(grid)).toBe(cell(3, '出生日期'));
});

it('adds a row and starts with its name', async () => {
  const { store, user } = renderTable([]);
  expect(screen.getByText(/还没有被保人/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '添加一行' }));
  await user.keyboard('王小明{Enter}');
  expect(store.personAt(0)).toMatchObject({ name: '王小明', idType: 'idCard', schemeId: 'office' });
});

it('removes rows, alone and together, and brings them back', async () => {
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

it('takes an edit back with Ctrl+Z and does it again with Ctrl+Shift+Z', async () => {
  const { store, user } = renderTable(sampleRoster(2));
  await user.click(cell(1, '姓名'));
  await user.keyboard('改名{Enter}');
  const edited = names(store);
  await user.keyboard('{Control>}z{/Control}');
  expect(names(store)[0]).toBe(samplePerson(0).name);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(names(store)).toEqual(edited);
});

it('moves chosen persons to another scheme and counts heads by scheme and class', async () => {
  const { store, user } = renderTable(sampleRoster(2));
  await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '移到方案' }), '方案二');
  expect(store.personAt(0)?.schemeId).toBe('field');
  expect(screen.getByText(/^方案二：1 人/)).toBeVisible();
});

it('keeps the document small however many persons there are', () => {
  renderTable(sampleRoster(2000));
  expect(document.querySelectorAll('*').length).toBeLessThan(1500);
});

it('changes nothing where it is read-only, and hides personal data where it is masked', async () => {
  const { user } = renderTable(sampleRoster(1), { isReadOnly: true, isMasked: true });
  const [name, , idNo] = screen.getAllByRole('gridcell');
  expect(name?.textContent).toMatch(/^.\*\*$/);
  expect(idNo?.textContent).toMatch(/^\d{4}\*{10}[\dX]{4}$/);
  if (name) await user.dblClick(name);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: '添加一行' })).toBeNull();
});
