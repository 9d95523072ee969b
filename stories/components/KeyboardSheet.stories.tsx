import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyboardSheet } from '@tuanbao/library/components/KeyboardSheet';
import { shortcutGroups } from '@tuanbao/library/samples/commands';
import { expect, fn, screen, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/KeyboardSheet',
  component: KeyboardSheet,
  args: { isOpen: true, onOpenChange: fn(), groups: shortcutGroups },
} satisfies Meta<typeof KeyboardSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatKeysDo: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '键盘快捷键' });
    await expect(dialog).toHaveTextContent('快速查找页面、产品和订单');
  },
};

export const ClosedByEsc: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {};
