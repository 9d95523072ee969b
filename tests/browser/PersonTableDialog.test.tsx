import { screen } from '@testing-library/react';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { rosterContext, samplePerson, sampleRoster, twoSchemes } from '../../stories/fixtures/rosters.ts';
import { activeCell, cell } from '../widgets/renderPersonTable.tsx';
import { compose, pressWhileComposing } from './imeComposition.ts';
import { press, show } from './onPage.tsx';

function TableInDialog() {
  const [isOpen, setOpen] = useState(true);
  const [store] = useState(() => createRosterStore({ ...rosterContext, schemes: twoSchemes }, sampleRoster(3)));
  return (
    <Dialog title="修改人员" size="large" isOpen={isOpen} onOpenChange={setOpen}>
      <PersonTable store={store} schemes={twoSchemes} />
    </Dialog>
  );
}
const dialog = () => screen.queryByRole('dialog', { name: '修改人员' });

describe('Esc in a table in a dialog', () => {
  beforeEach(() => {
    show(<TableInDialog />);
  });

  it('cancels an edit and leaves the dialog open', async () => {
    await userEvent.dblClick(cell(1, '姓名'));
    await press('改名{Escape}');
    expect(dialog()).toBeVisible();
    expect(cell(1, '姓名')).toHaveTextContent(samplePerson(0).name);
    expect(screen.getByRole('textbox', { name: '人员清单' })).toHaveFocus();
  });

  it('closes a list of choices and leaves the dialog open', async () => {
    await userEvent.dblClick(cell(1, '证件类型'));
    expect(screen.getByRole('listbox', { name: '证件类型' })).toBeVisible();
    await press('{Escape}');
    expect(screen.queryByRole('listbox', { name: '证件类型' })).toBeNull();
    expect(dialog()).toBeVisible();
  });

  it('cancels a composition and leaves the dialog open', async () => {
    await userEvent.click(cell(1, '姓名'));
    await compose('wang');
    await pressWhileComposing('Escape');
    expect(dialog()).toBeVisible();
  });

  it('lets go of a block', async () => {
    await userEvent.click(cell(1, '姓名'));
    await press('{Shift>}{ArrowDown}{/Shift}{Escape}');
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
    expect(dialog()).toBeVisible();
  });

  it('lets Tab leave the table, and closes the dialog only when pressed once more', async () => {
    await userEvent.click(cell(2, '姓名'));
    await press('{Escape}');
    expect(dialog()).toBeVisible();
    expect(activeCell()).toBe(cell(2, '姓名'));
    await press('{Tab}');
    expect(screen.getByText('键盘操作')).toHaveFocus();

    await press('{Shift>}{Tab}{/Shift}');
    expect(screen.getByRole('textbox', { name: '人员清单' })).toHaveFocus();
    await press('{Escape}');
    expect(dialog()).toBeNull();
  });
});
