import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { Popover } from '@tuanbao/library/components/Popover';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Button>保费怎么算的</Button>,
    'aria-label': '保费明细',
    children: '12 人 × ¥86.00 × 团体优惠 9.5 折。'.repeat(4),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClosesByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保费怎么算的' }));
    await expect(await screen.findByRole('dialog', { name: '保费明细' })).toBeVisible();
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Gallery: Story = { args: { defaultOpen: true } };
