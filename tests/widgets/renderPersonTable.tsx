import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { createRosterStore, type RosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable, type PersonTableHandle, type PersonTableProps } from '@tuanbao/library/widgets/PersonTable';
import type { RefObject } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

import { rosterContext, twoSchemes } from '../../stories/fixtures/rosters.ts';

/** Renders the table of persons. Returns the store, the grid, and functions for the test. */
export function renderTable(
  persons: readonly NewPerson[],
  props: Partial<PersonTableProps> & { context?: RosterContext; ref?: RefObject<PersonTableHandle | null> } = {},
) {
  const { context = { ...rosterContext, schemes: twoSchemes }, ...others } = props;
  const store = createRosterStore(context, persons);
  const table = (given: Partial<PersonTableProps>) => (
    <I18nProvider locale="zh-CN">
      <PersonTable store={store} schemes={twoSchemes} {...given} />
    </I18nProvider>
  );
  const { rerender } = render(table(others));
  return {
    store,
    /** Changes the props of the table. */
    change: (given: Partial<PersonTableProps>) => rerender(table({ ...others, ...given })),
    user: userEvent.setup(),
    grid: screen.getByRole('grid', { name: '人员清单' }),
    /**
     * Returns the field that has the focus while no cell is edited. It exists only after the user has entered the
     * table.
     */
    field: () => screen.getByRole('textbox', { name: '人员清单' }),
    /** Moves the focus to the table, as Tab does. */
    reach: () => act(() => screen.getByRole('grid', { name: '人员清单' }).focus()),
  };
}

/** Returns the cell in a row (counted from 1) and in the column with this caption. */
export function cell(row: number, column: string): HTMLElement {
  const line = screen.getAllByRole('row').find((each) => each.getAttribute('aria-rowindex') === String(row + 1));
  const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === column);
  const found = line && within(line).getAllByRole('gridcell')[at];
  if (!found) throw new Error(`no cell ${row} ${column}`);
  return found;
}

/** Returns the active cell of the table. */
export const activeCell = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? 'nothing');

/** Returns the names of the persons, in the order of the store. */
export const names = (store: RosterStore) => store.persons().map(({ name }) => name);
