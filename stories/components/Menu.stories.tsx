import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { Menu } from '@tuanbao/library/components/Menu';
import { expect, fn, screen, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <Button>更多</Button>,
    actions: [
      { id: 'copy', label: '复制为新订单' },
      { id: 'invoice', label: '申请发票', isDisabled: true },
      { id: 'delete', label: '删除', tone: 'danger' },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '更多' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menuitem', { name: '复制为新订单' });
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(args.onAction).toHaveBeenCalledWith('delete');
  },
};

export const Gallery: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));

    await expect(await screen.findByRole('menu', { name: '更多' })).toBeVisible();
  },
};
