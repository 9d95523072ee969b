import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoveredPersons } from '@tuanbao/library/widgets/CoveredPersons';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { manyCovered, twoCovered } from '../fixtures/coveredPersons.ts';
import { Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/CoveredPersons',
  component: CoveredPersons,
  args: { persons: twoCovered, onGoTo: fn() },
} satisfies Meta<typeof CoveredPersons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOfThem: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 人在保险期间内已有保障')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /转到第 3 行/ }));
    await expect(args.onGoTo).toHaveBeenCalledWith(3);
  },
};

export const Masked: Story = {
  args: { isMasked: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(new RegExp(twoCovered[0]!.name))).toBeNull();
  },
};

export const PageByPage: Story = {
  args: { persons: manyCovered },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /转到第/ })).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /下一页/ }));
    await expect(canvas.getByRole('button', { name: /转到第 16 行/ })).toBeVisible();
  },
};

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <CoveredPersons {...args} />
      <CoveredPersons {...args} isMasked persons={manyCovered} />
      <Narrow>
        <CoveredPersons {...args} />
      </Narrow>
    </Stack>
  ),
};
