import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderStatusCodes, orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import { OrderTimeline } from '@tuanbao/library/widgets/OrderTimeline';
import { expect } from 'storybook/test';

import { historyTo } from '../fixtures/orderHistories.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { Sheet, Tile } from './Sheet.tsx';

const meta = { title: 'Atlas/Orders', tags: ['!autodocs'], parameters: { chromatic: chromaticOfAtlas } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The 17 states of an order, each at the end of the shortest sequence of transitions that leads to it. */
export const EveryStatus: Story = {
  render: () => (
    <Sheet>
      {orderStatuses.map((status) => (
        <Tile key={status} name={String(orderStatusCodes[status])}>
          <div>
            <OrderStatusTag status={status} />
          </div>
          <OrderTimeline events={historyTo(status)} />
        </Tile>
      ))}
      <Tile name="没有记录">
        <OrderTimeline events={[]} />
      </Tile>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(17);
  },
};
