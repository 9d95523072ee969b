import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '@tuanbao/library/components/ProgressBar';
import { expect } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: '正在导入名单', value: 320, maxValue: 500 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在导入名单' })).toHaveAttribute('aria-valuetext', '64%');
  },
};

export const Unknown: Story = { args: { isIndeterminate: true } };

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <ProgressBar {...args} />
      <ProgressBar {...args} valueLabel="320 / 500 人" />
      <ProgressBar {...args} value={500} />
      <ProgressBar {...args} isIndeterminate />
    </Stack>
  ),
};
