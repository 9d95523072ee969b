import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { expect } from 'storybook/test';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = { args: { lines: 1 } };

export const Gallery: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '加载中' })).toBeVisible();
  },
};
