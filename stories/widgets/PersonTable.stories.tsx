import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { createRosterStore, type RosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { faultyRoster, rosterContext, samplePerson, sampleRoster, twoSchemes } from '../fixtures/rosters.ts';

const storeOf = (persons: readonly NewPerson[]): RosterStore =>
  createRosterStore({ ...rosterContext, schemes: twoSchemes }, persons);

const meta = {
  title: 'Widgets/PersonTable',
  component: PersonTable,
  args: { store: storeOf(sampleRoster(30)), schemes: twoSchemes },
  // a store is no argument that could be shown or changed in the panel
  argTypes: { store: { control: false } },
} satisfies Meta<typeof PersonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellOf = (grid: HTMLElement, row: number, column: string) =>
  within(grid)
    .getAllByRole('gridcell')
    .find(
      (cell) =>
        cell.dataset['column'] === column && cell.parentElement?.getAttribute('aria-rowindex') === String(row + 1),
    ) ?? grid;

export const Empty: Story = { args: { store: storeOf([]) } };

export const CorrectsProblems: Story = {
  args: { store: storeOf(faultyRoster) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一个问题' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('第 2 行 证件号码：证件号码校验不通过');

    await userEvent.keyboard('{Enter}');
    await userEvent.clear(canvas.getByRole('textbox', { name: '证件号码' }));
    await userEvent.keyboard(`${samplePerson(1).idNo}{Enter}`);
    await expect(canvas.getByText('2 人有 2 处问题')).toBeVisible();
    await expect(args.store.personAt(1)?.idNo).toBe(samplePerson(1).idNo);
  },
};

/** Row slots are recycled: they stay in reading order, and the reader's place survives. */
export const TenThousandPersons: Story = {
  args: { store: storeOf(sampleRoster(10_000)) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(document.querySelectorAll('#storybook-root *').length).toBeLessThan(1500);
    await userEvent.click(cellOf(grid, 3, 'name'));
    await userEvent.keyboard('{Escape}');

    for (const top of [90_000, 88_500, 89_000, 200]) {
      grid.scrollTop = top;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const rows = within(grid)
        .getAllByRole('row')
        .map((row) => Number(row.getAttribute('aria-rowindex')));
      await expect(rows).toEqual(rows.toSorted((one, other) => one - other));
      await expect(rows[1]).toBeGreaterThan(top / 36 - 8);
    }
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(grid.querySelector('[data-active]')?.parentElement).toHaveAttribute('aria-rowindex', '10001'),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}');
  },
};

export const KeepsWhatWasTypedWhenScrolledAway: Story = {
  args: { store: storeOf(sampleRoster(500)) },
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(cellOf(grid, 1, 'name'));
    await userEvent.clear(canvas.getByRole('textbox', { name: '姓名' }));
    await userEvent.keyboard('欧阳娜');
    grid.scrollTop = 10_000;
    await waitFor(() => expect(args.store.personAt(0)?.name).toBe('欧阳娜'));
    await expect(canvas.queryByRole('textbox', { name: '姓名' })).toBeNull();
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Masked: Story = { args: { isMasked: true } };

const gallery = storeOf([...faultyRoster, ...sampleRoster(200).slice(4)]);

export const Gallery: Story = { args: { store: gallery } };
