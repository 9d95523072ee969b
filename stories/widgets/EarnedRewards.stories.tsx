import type { Meta, StoryObj } from '@storybook/react-vite';
import { fourRewards } from '@tuanbao/library/samples/rewards';
import { EarnedRewards } from '@tuanbao/library/widgets/EarnedRewards';
import { expect } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/EarnedRewards',
  component: EarnedRewards,
  args: { rewards: fourRewards },
} satisfies Meta<typeof EarnedRewards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /累计出单奖励/ })).toHaveAttribute(
      'aria-valuetext',
      '3 单 / 10 单',
    );
    await expect(canvas.getByText('距下一档还差 7 单')).toBeVisible();
  },
};

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <EarnedRewards {...args} />
      <Narrow>
        <EarnedRewards {...args} />
      </Narrow>
    </Stack>
  ),
};
