import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrderSn } from '@tuanbao/library/samples/orders';
import { PayWait, PopupBlockedDialog } from '@tuanbao/library/widgets/PayWait';
import { expect, fn, screen } from 'storybook/test';

import { severalOfAKind } from '../widgets/severalOfAKind.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { Sheet, Tile } from './Sheet.tsx';

const meta = {
  title: 'Atlas/Paying',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
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

export const EveryState: Story = {
  parameters: severalOfAKind,
  render: (args) => (
    <Sheet>
      <Tile name="正在打开">
        <PayWait {...args} state="opening" />
      </Tile>
      <Tile name="等待支付">
        <PayWait {...args} />
      </Tile>
      <Tile name="正在查询">
        <PayWait {...args} isChecking />
      </Tile>
      <Tile name="窗口一直被拦截">
        <PayWait {...args} payUrl="https://pay.example/cashier?order=TB20261120000017" />
      </Tile>
      <Tile name="已支付">
        <PayWait {...args} state="paid" />
      </Tile>
      <Tile name="已承保">
        <PayWait {...args} state="insured" />
      </Tile>
      <Tile name="支付失败">
        <PayWait {...args} state="failed" />
      </Tile>
      <Tile name="支付失败，有原因">
        <PayWait {...args} state="failed" failure="银行卡余额不足，请更换支付方式" />
      </Tile>
      <Tile name="窗口已关闭">
        <PayWait {...args} state="closed" />
      </Tile>
    </Sheet>
  ),
};

export const PopupBlocked: Story = {
  render: (args) => <PopupBlockedDialog isOpen onOpenChange={fn()} onAuthorise={args.onReopen} />,
  play: async () => {
    await expect(await screen.findByRole('button', { name: '授权' })).toBeVisible();
  },
};
