import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import type { DatabaseTransaction } from '../../tables/database.ts';

/** The order that a manual refund concerns. */
export interface RefundOrder {
  readonly id: number;
  readonly status: OrderStatus;
  readonly group_name: string;
  readonly product_name: string;
}

/** Returns the order with this number; undefined if there is no such order. It may belong to any agent. */
export const refundOrderOf = (tx: DatabaseTransaction, sn: string): Promise<RefundOrder | undefined> =>
  tx
    .selectFrom('orders')
    .select(['id', 'status', 'group_name', 'product_name'])
    .where('sn', '=', sn)
    .executeTakeFirst();
