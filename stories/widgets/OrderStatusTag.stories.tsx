import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import { expect } from 'storybook/test';

import { Row } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/OrderStatusTag',
  component: OrderStatusTag,
  args: { status: 'awaitingPayment' },
} satisfies Meta<typeof OrderStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = () => (
  <Row>
    {orderStatuses.map((status) => (
      <OrderStatusTag key={status} status={status} />
    ))}
  </Row>
);

export const AwaitingPayment: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('待支付')).toBeVisible();
  },
};

export const English: Story = { globals: { locale: 'en-US' }, render: all };

export const Dark: Story = { globals: { scheme: 'dark' }, render: all };

export const Gallery: Story = { render: all };
