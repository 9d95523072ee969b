import { screen, waitFor } from '@testing-library/react';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { faultyRoster, rosterContext, samplePerson, sampleRoster, twoSchemes } from '../../stories/fixtures/rosters.ts';
import { activeCell, cell } from '../widgets/renderPersonTable.tsx';
import { press, show } from './onPage.tsx';

function showTable(persons: readonly NewPerson[]) {
  const store = createRosterStore({ ...rosterContext, schemes: twoSchemes }, persons);
  show(<PersonTable store={store} schemes={twoSchemes} />);
  return store;
}
const grid = () => screen.getByRole('textbox', { name: '人员清单' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status');

describe('a control that becomes disabled by its own action gives the focus to the grid', () => {
  it('removing the selected persons', async () => {
    const store = showTable(sampleRoster(3));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
    button('删除所选（1）').focus();
    await press('{Enter}');
    expect(store.count).toBe(2);
    await waitFor(() => expect(grid()).toHaveFocus());
  });

  it('removing all persons', async () => {
    showTable(sampleRoster(2));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择全部行' }));
    await userEvent.click(button('删除所选（2）'));
    await waitFor(() => expect(grid()).toHaveFocus());
  });

  it('the last step of undo and redo, both announced; other steps keep the focus', async () => {
    const store = showTable(sampleRoster(2));
    await userEvent.click(cell(1, '姓名'));
    await press('甲一{Enter}乙二{Enter}');
    button('撤销').focus();
    await press('{Enter}');
    expect(said()).toHaveTextContent('已撤销');
    expect(button('撤销')).toHaveFocus();
    await press('{Enter}');
    expect(store.canUndo).toBe(false);
    await waitFor(() => expect(grid()).toHaveFocus());

    button('重做').focus();
    await press('{Enter}');
    expect(said()).toHaveTextContent('已重做');
    expect(button('重做')).toHaveFocus();
    await press('{Enter}');
    expect(store.canRedo).toBe(false);
    await waitFor(() => expect(grid()).toHaveFocus());
  });

  it('the filter that shows no problem any more', async () => {
    const store = showTable([{ ...samplePerson(0), name: '' }, samplePerson(1)]);
    screen.getByRole('checkbox', { name: '只看问题（1）' }).focus();
    await press(' ');
    store.setField(store.keyAt(0) ?? -1, 'name', '赵一');
    const filter = await screen.findByRole('checkbox', { name: '只看问题（0）' });
    await press(' ');
    expect(filter).toBeDisabled();
    await waitFor(() => expect(grid()).toHaveFocus());
  });

  it('a correction that is taken', async () => {
    const store = showTable(faultyRoster);
    await userEvent.click(cell(3, '出生日期'));
    const correction = await screen.findByRole('button', { name: `出生日期改为“${samplePerson(2).birthday}”` });
    correction.focus();
    await press('{Enter}');
    expect(store.personAt(2)?.birthday).toBe(samplePerson(2).birthday);
    await waitFor(() => expect(grid()).toHaveFocus());
  });
});

const inSight = (element: HTMLElement | null) => {
  const [row, table] = [element?.getBoundingClientRect(), screen.getByRole('grid').parentElement];
  const view = table?.getBoundingClientRect();
  return row !== undefined && view !== undefined && row.top >= view.top && row.bottom <= view.bottom;
};

describe('undo and redo', () => {
  it('go to the row that changes, wherever the user is', async () => {
    const store = showTable(sampleRoster(3000));
    await userEvent.click(cell(2, '姓名'));
    await press('改名{Enter}{Control>}{End}{/Control}');
    await waitFor(() => expect(activeCell()?.parentElement).toHaveAttribute('aria-rowindex', '3001'));

    await press('{Control>}z{/Control}');
    expect(store.personAt(1)?.name).toBe(samplePerson(1).name);
    await waitFor(() => expect(activeCell()?.parentElement).toBe(cell(2, '姓名').parentElement));
    expect(inSight(activeCell())).toBe(true);

    await press('{Control>}{End}{/Control}');
    await waitFor(() => expect(activeCell()?.parentElement).toHaveAttribute('aria-rowindex', '3001'));
    button('重做').focus();
    await press('{Enter}');
    await waitFor(() => expect(inSight(cell(2, '姓名'))).toBe(true));
    expect(cell(2, '姓名')).toHaveTextContent('改名');
  });

  it('go to the row that comes back', async () => {
    const store = showTable(sampleRoster(2000));
    await userEvent.click(button('删除第 3 行'));
    await press('{Control>}{End}{/Control}{Control>}z{/Control}');
    expect(store.count).toBe(2000);
    await waitFor(() => expect(activeCell()?.parentElement).toBe(cell(3, '姓名').parentElement));
    expect(inSight(activeCell())).toBe(true);
  });

  it('leave the user in a row that is among those that change', async () => {
    showTable(sampleRoster(4));
    await userEvent.click(cell(1, '姓名'));
    await press('{Control>}a{/Control}{Delete}');
    await userEvent.click(cell(3, '性别'));
    await press('{Control>}z{/Control}');
    expect(activeCell()).toBe(cell(3, '性别'));
    expect(cell(3, '姓名')).toHaveTextContent(samplePerson(2).name);
  });
});
