import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { samplePerson, sampleRoster } from '../../stories/fixtures/rosters.ts';
import { renderTable, cell, names } from './renderPersonTable.tsx';

vi.setConfig({ testTimeout: 20_000 }); // jsdom needs long to compute the roles of a whole table.

const selectedTexts = () =>
  screen
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('gridcell', { selected: true })
        .map(({ textContent }) => textContent),
    )
    .filter((texts) => texts.length > 0);

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

  it('selects cells by dragging', async () => {
    const { user } = renderTable(sampleRoster(3));
    await user.pointer([
      { keys: '[MouseLeft>]', target: cell(1, '姓名') },
      { target: cell(2, '证件类型') },
      { keys: '[/MouseLeft]' },
      { target: cell(3, '证件号码') },
    ]);
    expect(selectedTexts().map((texts) => texts.length)).toEqual([2, 2]);
  });

  it('pastes a block from a spreadsheet, adds rows and is one undo step', async () => {
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

  it('reads line breaks and tabs inside quotes as spaces, and a single quotation mark unchanged', async () => {
    const { store, user } = renderTable(sampleRoster(2));
    await user.click(cell(1, '职业名称'));
    await user.paste('"钳工\t""夜班""\n临时"\t2');
    await screen.findByText(/^已粘贴 1 行/);
    expect(store.personAt(0)).toMatchObject({ occupationName: '钳工 "夜班" 临时', occupationClass: '2' });

    await user.click(cell(1, '职业名称'));
    await user.paste('"5 寸管工\r\n车工');
    await screen.findByText(/^已粘贴 2 行/);
    expect(store.persons().map(({ occupationName }) => occupationName)).toEqual(['"5 寸管工', '车工']);
  });

  it('pastes into an empty list by header, and reports numbers that Excel damaged', async () => {
    const { store, user, reach } = renderTable([]);
    reach();
    await user.paste(`身份证号\t姓名\t备注\n${samplePerson(3).idNo}\t王小明\t新\n4.30121E+17\t李小红\t`);
    expect(await screen.findByText(/按表头匹配；跳过 1 格.*；1 个证件号码已被 Excel 改写/)).toBeVisible();
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
