import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrderSn } from '@tuanbao/library/samples/orders';
import { PayWait, PopupBlockedDialog } from '@tuanbao/library/widgets/PayWait';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Column, Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/PayWait',
  component: PayWait,
  args: {
    state: 'waiting',
    orderSn: sampleOrderSn,
    amountFen: 1_234_560,
    onReopen: fn(),
    onCheck: fn(),
    onViewOrder: fn(),
  },
} satisfies Meta<typeof PayWait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = { args: { state: 'opening' } };

export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '我已支付' }));
    await userEvent.click(canvas.getByRole('button', { name: '重新打开支付窗口' }));

    await expect(args.onCheck).toHaveBeenCalledOnce();
    await expect(args.onReopen).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = { args: { isChecking: true } };

export const StaysBlocked: Story = {
  args: { state: 'blocked', payUrl: 'https://pay.example/cashier?order=TB20261120000017' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '用手机扫码支付' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '在本页支付' })).toBeVisible();
  },
};

export const Paid: Story = {
  args: { state: 'paid' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('支付成功');
    await expect(canvas.queryByRole('button', { name: '重新打开支付窗口' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '查看订单' }));

    await expect(args.onViewOrder).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { state: 'failed', failure: '银行卡余额不足，请更换支付方式' } };

export const WindowClosed: Story = { args: { state: 'closed' } };

export const Dark: Story = { args: { state: 'closed' }, globals: { scheme: 'dark' } };

export const PopupBlocked: Story = {
  render: (args) => <PopupBlockedDialog isOpen onOpenChange={fn()} onAuthorise={args.onReopen} />,
  play: async ({ args }) => {
    await expect(screen.getByText('弹窗授权失败，无法打开支付窗口，请点击“授权”重试')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '授权' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: '授权' }));

    await expect(args.onReopen).toHaveBeenCalledOnce();
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Column>
      <PayWait {...args} state="opening" />
      <PayWait {...args} state="waiting" />
      <PayWait {...args} state="paid" />
      <PayWait {...args} state="insured" />
      <Narrow>
        <PayWait {...args} state="failed" />
      </Narrow>
      <Narrow>
        <PayWait {...args} state="closed" />
      </Narrow>
      <Narrow>
        <PayWait {...args} state="blocked" payUrl="https://pay.example/cashier" />
      </Narrow>
    </Column>
  ),
};
