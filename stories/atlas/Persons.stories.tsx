import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { createRosterStore, type RosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import type { CSSProperties } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { faultyRoster, rosterContext, sampleRoster, twoSchemes } from '../fixtures/rosters.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';

const storeOf = (persons: readonly NewPerson[]): RosterStore =>
  createRosterStore({ ...rosterContext, schemes: twoSchemes }, persons);

const meta = {
  title: 'Atlas/Persons',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
  component: PersonTable,
  args: { store: storeOf(sampleRoster(30)), schemes: twoSchemes },
  argTypes: { store: { control: false } },
} satisfies Meta<typeof PersonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellOf = (grid: HTMLElement, column: string) => {
  const cell = within(grid)
    .getAllByRole('gridcell')
    .find(({ dataset }) => dataset['column'] === column);
  if (!cell) throw new Error(`no cell of ${column}`);
  return cell;
};

export const Empty: Story = { args: { store: storeOf([]) } };

export const WithProblems: Story = {
  args: { store: storeOf([...faultyRoster, ...sampleRoster(30).slice(4)]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一个问题' }));
    await expect(await canvas.findByText(/^第 2 行 .*证件号码校验不通过/)).toBeVisible();
  },
};

export const EditingText: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(cellOf(canvas.getByRole('grid'), 'name'));
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toBeVisible();
  },
};

export const EditingAChoice: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(cellOf(canvas.getByRole('grid'), 'idType'));
    await expect(canvas.getByRole('combobox', { name: '证件类型' })).toBeVisible();
  },
};

export const TenThousand: Story = {
  args: { store: storeOf(sampleRoster(10_000)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  },
};

export const LongNames: Story = {
  args: {
    store: storeOf(
      sampleRoster(6).map((person, at) => ({
        ...person,
        name: at % 2 === 0 ? '阿卜杜热西提·阿卜杜克热木·买买提艾力' : person.name,
        occupationName: '大型起重设备安装、调试、拆卸及高处检修作业人员（含带电作业）',
      })),
    ),
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Masked: Story = { args: { isMasked: true } };

/**
 * Row heights with fractions of a pixel, as they occur with the browser's zoom or larger text. Every row must show the
 * line below the name.
 */
export const RowsOfHalfPixels: Story = {
  args: { store: storeOf(sampleRoster(8)) },
  decorators: [
    (Story) => (
      <div style={{ '--tb-size-row': '31.5px' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
};
