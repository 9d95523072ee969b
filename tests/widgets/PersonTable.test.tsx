import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import { emptyPerson, type NewPerson } from '@tuanbao/library/domain/roster/person';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { createRosterStore, type RosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable, type PersonTableHandle, type PersonTableProps } from '@tuanbao/library/widgets/PersonTable';
import { createRef, type RefObject } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { describe, expect, it, vi } from 'vitest';

import { faultyRoster, rosterContext, samplePerson, sampleRoster, twoSchemes } from '../../stories/fixtures/rosters.ts';

vi.setConfig({ testTimeout: 20_000 }); // jsdom takes its time to name the roles of a whole table

function renderTable(
  persons: readonly NewPerson[],
  props: Partial<PersonTableProps> & { context?: RosterContext; ref?: RefObject<PersonTableHandle | null> } = {},
) {
  const { context = { ...rosterContext, schemes: twoSchemes }, ...others } = props;
  const store = createRosterStore(context, persons);
  render(
    <I18nProvider locale="zh-CN">
      <PersonTable store={store} schemes={twoSchemes} {...others} />
    </I18nProvider>,
  );
  return {
    store,
    user: userEvent.setup(),
    grid: screen.getByRole('grid', { name: '被保人清单' }),
    /** The field that has the focus while no cell is edited. */
    field: screen.getByRole('textbox', { name: '被保人清单' }),
  };
}

function cell(row: number, column: string): HTMLElement {
  const line = screen.getAllByRole('row').find((each) => each.getAttribute('aria-rowindex') === String(row + 1));
  const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === column);
  const found = line && within(line).getAllByRole('gridcell')[at];
  if (!found) throw new Error(`no cell ${row} ${column}`);
  return found;
}
const activeCell = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? 'nothing');
const names = (store: RosterStore) => store.persons().map(({ name }) => name);
const selectedTexts = () =>
  screen
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('gridcell', { selected: true })
        .map(({ textContent }) => textContent),
    )
    .filter((texts) => texts.length > 0);

it('shows persons in words and says how many rows and columns there are', () => {
  const { grid } = renderTable(sampleRoster(3));
  expect(grid).toHaveAttribute('aria-rowcount', '4');
  expect(grid).toHaveAttribute('aria-colcount', '12');
  expect(cell(1, '证件类型')).toHaveTextContent('身份证');
  expect(cell(1, '方案')).toHaveTextContent('方案一');
  expect(cell(1, '年龄')).toHaveTextContent('60');
});

it('has the columns that the product asks for, and offers the document types that it takes', async () => {
  const context: RosterContext = { ...rosterContext, allowedClasses: '000000', idTypes: ['idCard', 'passport'] };
  const { user } = renderTable(sampleRoster(1), { context, schemes: [] });
  const captions = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(captions).toEqual(['选择', '姓名', '证件类型', '证件号码', '性别', '出生日期', '年龄', '操作']);
  await user.dblClick(cell(1, '证件类型'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['身份证', '护照']);
});

it('follows a product that takes other document types and no occupations', async () => {
  const { store, user } = renderTable(sampleRoster(1));
  act(() => store.setContext({ ...rosterContext, allowedClasses: '000000', idTypes: ['idCard', 'passport'] }));
  expect(screen.queryByRole('columnheader', { name: '职业名称' })).not.toBeInTheDocument();
  await user.dblClick(cell(1, '证件类型'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['身份证', '护照']);
});

it('tells the ages on the start date when that is moved', () => {
  const { store } = renderTable(sampleRoster(1));
  expect(cell(1, '年龄')).toHaveTextContent('60');
  act(() => store.setContext({ ...rosterContext, schemes: twoSchemes, startDate: '2027-12-01' }));
  expect(cell(1, '年龄')).toHaveTextContent('61');
});

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
  expect(field).toHaveFocus();
});

it('takes an edit back with Esc and keeps it with Tab, which goes to the next cell of a person', async () => {
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

it('passes by with Tab until the reader works in it, and lets go again after Esc', async () => {
  const { user, field } = renderTable(sampleRoster(2));
  field.focus();
  await user.tab();
  expect(field).not.toHaveFocus();

  await user.click(cell(1, '方案'));
  await user.tab();
  expect(activeCell()).toBe(cell(2, '姓名'));
  await user.keyboard('{Escape}');
  await user.tab();
  expect(field).not.toHaveFocus();
});

it('starts an edit with the first character typed, F2 goes on with the text, Delete empties', async () => {
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

it('keeps what is being typed into a cell when the page is about to be left', async () => {
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

it('chooses from a list for id type, sex and scheme, or takes what is typed for it', async () => {
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

it('keeps the scheme where what is typed is none, and says so', async () => {
  const { store, user } = renderTable(sampleRoster(1));
  await user.click(cell(1, '方案'));
  await user.keyboard('方案九{Enter}');
  expect(store.personAt(0)?.schemeId).toBe('office');
  expect(screen.getByRole('status')).toHaveTextContent('没有这个方案，未改动');
});

it('offers occupations for a job title and brings code, name and class along', async () => {
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

it('marks cells with problems and says what is wrong where the reader is', async () => {
  const { user } = renderTable(faultyRoster);
  expect(cell(2, '证件号码')).toBeInvalid();
  expect(cell(1, '证件号码')).toBeValid();

  await user.click(cell(4, '证件号码'));
  expect(screen.getByText('第 4 行 证件号码：被保人重复（与第 1 行相同）')).toBeVisible();
  expect(cell(4, '证件号码')).toHaveAccessibleDescription(/被保人重复/);
});

it('says what is wrong with an entry when the reader has gone on to the next cell', async () => {
  const { user } = renderTable(sampleRoster(2));
  await user.click(cell(1, '证件号码'));
  await user.keyboard('123{Enter}');
  expect(activeCell()).toBe(cell(2, '证件号码'));
  expect(screen.getByRole('status')).toHaveTextContent('第 1 行 证件号码：证件号码位数不正确');
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
  expect(cell(1, '姓名').textContent).toMatch(/^.\*\*$/);
  expect(cell(1, '证件号码').textContent).toMatch(/^\d{4}\*{10}[\dX]{4}$/);
  await user.dblClick(cell(1, '姓名'));
  expect(screen.queryByRole('textbox', { name: '姓名' })).toBeNull();
  expect(screen.queryByRole('button', { name: '添加一行' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: '遮盖个人信息' })).toBeNull();
});

it('masks on demand and shows a row again that is asked for', async () => {
  const { user } = renderTable(sampleRoster(2));
  await user.click(screen.getByRole('checkbox', { name: '遮盖个人信息' }));
  expect(screen.queryByText(samplePerson(1).idNo)).toBeNull();
  await user.click(screen.getByRole('button', { name: '显示第 2 行' }));
  expect(screen.getByRole('status')).toHaveTextContent('已显示第 2 行的个人信息');
  expect(cell(2, '证件号码')).toHaveTextContent(samplePerson(1).idNo);
  expect(screen.queryByText(samplePerson(0).idNo)).toBeNull();
});

describe('blocks', () => {
  it('selects with Shift and the arrow keys, with Shift and a click, whole rows and everything', async () => {
    const { user } = renderTable(sampleRoster(3));
    const [first, second] = [samplePerson(0), samplePerson(1)];
    await user.click(cell(1, '姓名'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(selectedTexts()).toEqual([
      [first.name, '身份证'],
      [second.name, '身份证'],
    ]);
    await user.keyboard('{ArrowLeft}');
    expect(selectedTexts()).toEqual([]);

    await user.click(cell(2, '性别'));
    await user.keyboard('{Shift>}');
    await user.click(cell(1, '证件号码'));
    await user.keyboard('{/Shift}');
    expect(selectedTexts().map((texts) => texts.length)).toEqual([2, 2]);

    await user.keyboard('{Shift>} {/Shift}');
    expect(selectedTexts().map((texts) => texts.length)).toEqual([10]);
    await user.keyboard('{Control>}a{/Control}');
    expect(selectedTexts().map((texts) => texts.length)).toEqual([10, 10, 10]);
  });

  it('selects what is dragged over', async () => {
    const { user } = renderTable(sampleRoster(3));
    await user.pointer([
      { keys: '[MouseLeft>]', target: cell(1, '姓名') },
      { target: cell(2, '证件类型') },
      { keys: '[/MouseLeft]' },
      { target: cell(3, '证件号码') },
    ]);
    expect(selectedTexts().map((texts) => texts.length)).toEqual([2, 2]);
  });

  it('pastes a block from a spreadsheet, adds rows and is one step of undo', async () => {
    const { store, user, grid } = renderTable(sampleRoster(2));
    await user.click(cell(2, '姓名'));
    const [one, other] = [samplePerson(7), samplePerson(8)];
    await user.paste(`${one.name}\t身份证\t${one.idNo}\r\n"${other.name}"\t身份证\t${other.idNo}\r\n`);
    expect(await screen.findByText('已粘贴 2 行；其中新增 1 人')).toBeVisible();
    expect(store.personAt(1)).toMatchObject({ name: one.name, idNo: one.idNo, birthday: one.birthday });
    expect(store.personAt(2)).toMatchObject({ name: other.name, idNo: other.idNo, schemeId: 'office' });
    expect(selectedTexts().map((texts) => texts.length)).toEqual([3, 3]);

    await user.keyboard('{Control>}z{/Control}');
    expect(grid).toHaveAttribute('aria-rowcount', '3');
    expect(names(store)).toEqual([samplePerson(0).name, samplePerson(1).name]);
  });

  it('reads line breaks and tabs inside quotes, and a lone quotation mark as itself', async () => {
    const { store, user } = renderTable(sampleRoster(2));
    await user.click(cell(1, '职业名称'));
    await user.paste('"钳工\t""夜班""\n临时"\t2');
    await screen.findByText(/^已粘贴 1 行/);
    expect(store.personAt(0)).toMatchObject({ occupationName: '钳工\t"夜班"\n临时', occupationClass: '2' });

    await user.click(cell(1, '职业名称'));
    await user.paste('"5 寸管工\r\n车工');
    await screen.findByText(/^已粘贴 2 行/);
    expect(store.persons().map(({ occupationName }) => occupationName)).toEqual(['"5 寸管工', '车工']);
  });

  it('pastes into an empty list by header, and names numbers that Excel damaged', async () => {
    const { store, user, field } = renderTable([]);
    field.focus();
    await user.paste(`身份证号\t姓名\t备注\n${samplePerson(3).idNo}\t王小明\t新\n4.30121E+17\t李小红\t`);
    expect(await screen.findByText(/按表头对应列；跳过 1 格.*；1 个证件号码已被 Excel 改写/)).toBeVisible();
    expect(names(store)).toEqual(['王小明', '李小红']);
  });

  it('pastes nothing into a list that is read-only', async () => {
    const { store, user } = renderTable(sampleRoster(1), { isReadOnly: true });
    await user.click(cell(1, '姓名'));
    await user.paste('王小明');
    expect(screen.getByRole('status')).toHaveTextContent('清单为只读，未粘贴');
    expect(names(store)).toEqual([samplePerson(0).name]);
  });

  it('fills down with Ctrl+D, a block or from the row above', async () => {
    const { store, user } = renderTable(sampleRoster(3));
    await user.click(cell(1, '方案'));
    await user.keyboard('方案二{Enter}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(store.persons().map(({ schemeId }) => schemeId)).toEqual(['field', 'field', 'office']);
    expect(screen.getByRole('status')).toHaveTextContent('已向下填充 1 行');
    await user.click(cell(3, '方案'));
    await user.keyboard('{Control>}d{/Control}');
    expect(store.personAt(2)?.schemeId).toBe('field');
  });

  it('empties a block with Delete, in one step', async () => {
    const { store, user } = renderTable(sampleRoster(2));
    await user.click(cell(1, '姓名'));
    await user.keyboard('{Control>}a{/Control}{Delete}');
    expect(store.persons().map(({ idNo, schemeId }) => [idNo, schemeId])).toEqual([
      ['', 'office'],
      ['', 'office'],
    ]);
    await user.keyboard('{Control>}z{/Control}');
    expect(store.problemCount).toBe(0);
  });
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

  it('sorts with the keyboard and lets a row stay while it is edited', async () => {
    const { store, user } = renderTable(roster);
    await user.click(cell(1, '姓名'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByRole('status')).toHaveTextContent('已按姓名升序排列');
    await user.click(cell(1, '姓名'));
    await user.keyboard('郑二{Enter}');
    expect(shown()).toEqual(['郑二', '王三', '赵一']);
    expect(names(store)).toEqual(['赵一', '郑二', '王三']);
  });

  it('chooses rows from one to another with Shift, and all of them', async () => {
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

const swapped = (person: NewPerson): NewPerson => ({ ...person, sex: person.sex === 'male' ? 'female' : 'male' });

describe('corrections', () => {
  const roster = [samplePerson(0), ...sampleRoster(4).slice(1).map(swapped)];

  it('proposes what the number says, here or wherever it is the same, in one step', async () => {
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

  it('takes the proposal with Alt+Enter', async () => {
    const { store, user } = renderTable(roster);
    await user.click(cell(3, '性别'));
    await screen.findByRole('group', { name: '修正建议' });
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(store.rowsWithProblems()).toEqual([1, 3]);
    expect(screen.queryByRole('group', { name: '修正建议' })).toBeNull();
  });
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

it('adds up heads of several schemes', () => {
  renderTable([...sampleRoster(2), samplePerson(3, 'field')]);
  expect(screen.getByText(/^合计：3 人/)).toBeVisible();
});

describe('being led to a person', () => {
  it("focuses the person's number, and shows all rows where the filter hid that one", async () => {
    const ref = createRef<PersonTableHandle>();
    const { user, store, field } = renderTable(faultyRoster, { ref });
    await user.click(screen.getByRole('checkbox', { name: '只看问题（3）' }));
    act(() => ref.current?.goToPerson(store.keyAt(0) ?? -1));

    expect(screen.getByRole('grid', { name: '被保人清单' })).toHaveAttribute('aria-rowcount', '5');
    expect(field).toHaveFocus();
    expect(activeCell()).toBe(cell(1, '证件号码'));
  });

  it('stays where it is when the person is gone', () => {
    const ref = createRef<PersonTableHandle>();
    const { store } = renderTable(sampleRoster(2), { ref });
    const key = store.keyAt(1) ?? -1;
    act(() => store.remove([key]));
    act(() => ref.current?.goToPerson(key));

    expect(document.body).toHaveFocus();
  });

  it('marks who is covered already as worth a look, and says under which policy', () => {
    const covers = [{ policySn: 'P1', productName: '雇主责任险', startDate: '2026-01-01', endDate: '2026-12-31' }];
    const covered = new Map([[identityOf(samplePerson(0)), { isSameProduct: true, covers }]]);
    renderTable(sampleRoster(1), { context: { ...rosterContext, schemes: twoSchemes, covered } });

    expect(cell(1, '证件号码')).toHaveAttribute('title', '已在“雇主责任险”（保单 P1）中承保至 2026-12-31');
    expect(cell(1, '证件号码')).not.toHaveAttribute('aria-invalid');
  });
});
