import type { Meta, StoryObj } from '@storybook/react-vite';
import { issuedOrderEvents, unpaidOrderEvents } from '@tuanbao/library/samples/orders';
import { OrderTimeline } from '@tuanbao/library/widgets/OrderTimeline';
import { expect } from 'storybook/test';

import { Column, Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/OrderTimeline',
  component: OrderTimeline,
  args: { events: issuedOrderEvents },
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LatestFirst: Story = {
  play: async ({ canvas }) => {
    const [latest] = canvas.getAllByRole('listitem');
    await expect(latest).toHaveTextContent('保单已生成承保成功2026-11-21 00:03保险公司');
  },
};

export const WaitsForPayment: Story = { args: { events: unpaidOrderEvents } };

export const NothingYet: Story = { args: { events: [] } };

export const NarrowDark: Story = {
  globals: { scheme: 'dark' },
  render: (args) => (
    <Narrow>
      <OrderTimeline {...args} />
    </Narrow>
  ),
};

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  render: () => (
    <Column>
      <OrderTimeline events={issuedOrderEvents} />
      <OrderTimeline events={unpaidOrderEvents} />
      <OrderTimeline events={[]} />
    </Column>
  ),
};
