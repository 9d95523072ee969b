import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '@tuanbao/library/components/Spinner';
import { expect } from 'storybook/test';

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '处理中' })).toBeVisible();
  },
};
