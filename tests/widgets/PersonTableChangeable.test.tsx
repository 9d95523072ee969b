import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { samplePerson, sampleRoster } from '../../stories/fixtures/rosters.ts';
import { cell, names, renderTable } from './renderPersonTable.tsx';

vi.setConfig({ testTimeout: 20_000 }); // jsdom needs long to compute the roles of a whole table.

describe('a roster of which only some cells can be changed', () => {
  const changeable = ['name', 'idNo'] as const;

  it('keeps its persons: none can be added, selected or removed', () => {
    renderTable(sampleRoster(2), { changeable });
    expect(screen.queryByRole('button', { name: '添加一行' })).toBeNull();
    expect(screen.queryByRole('button', { name: /删除/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /选择/ })).toBeNull();
    expect(screen.getByRole('button', { name: '撤销' })).toBeDisabled();
  });

  it('edits those cells, and shows that the others are read-only', async () => {
    const { user, store } = renderTable(sampleRoster(2), { changeable });
    expect(cell(1, '职业代码')).toHaveAttribute('aria-readonly', 'true');
    expect(cell(1, '姓名')).not.toHaveAttribute('aria-readonly');
    await user.dblClick(cell(1, '职业代码'));
    expect(screen.queryByRole('textbox', { name: '职业代码' })).toBeNull();
    await user.dblClick(cell(1, '姓名'));
    await user.clear(screen.getByRole('textbox', { name: '姓名' }));
    await user.keyboard('欧阳明{Enter}');
    expect(names(store)[0]).toBe('欧阳明');
  });

  it('takes only changeable cells from a pasted block, and adds no person', async () => {
    const { user, store, reach } = renderTable(sampleRoster(2), { changeable });
    reach();
    await user.paste('姓名\t证件号码\t职业代码\n欧阳明\t' + samplePerson(7).idNo + '\t0001002\n甲\t\t\n乙\t\t');

    await vi.waitFor(() => expect(names(store)).toEqual(['欧阳明', '甲']));
    expect(store.persons()[0]).toMatchObject({
      idNo: samplePerson(7).idNo,
      occupationCode: samplePerson(0).occupationCode,
    });
  });

  it('empties only changeable cells', async () => {
    const { user, store, reach } = renderTable(sampleRoster(1), { changeable });
    reach();
    await user.keyboard('{Control>}a{/Control}{Delete}');
    expect(store.persons()[0]).toMatchObject({ name: '', idNo: '', sex: samplePerson(0).sex });
  });
});
