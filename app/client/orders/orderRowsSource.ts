import type { OrderSummary } from '@tuanbao/library/domain/order/order';

import type { OrderQuery } from '../../contract/orderQuery.ts';
import { orderRows } from '../../contract/orders.ts';
import type { Services } from '../platform/services/services.ts';

/** Function that loads the rows of an export. It delivers them in parts, so that the progress can be shown. */
export type OrderRowsSource = (
  onPart: (orders: readonly OrderSummary[], total: number) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Number of rows in one response. The response then has about 300 kB. */
const rowsAtOnce = 1000;

/** Returns a source whose orders are already loaded. */
export const rowsOfOrders =
  (orders: readonly OrderSummary[]): OrderRowsSource =>
  async (onPart) => {
    await Promise.resolve();
    onPart(orders, orders.length);
  };

/**
 * Returns a source that loads all orders that match a filter from the server, part by part. If `signal` is aborted, the
 * source stops.
 * @throws CallError when a part can't be loaded
 */
export const rowsOfQuery =
  ({ send }: Pick<Services, 'send'>, query: Omit<OrderQuery, 'page' | 'pageSize'>): OrderRowsSource =>
  async (onPart, signal) => {
    let [until, done] = [0, 0];
    for (let page = 1; !signal.aborted; page += 1) {
      const part = await send(orderRows, { ...query, page, pageSize: rowsAtOnce, until });
      if (signal.aborted) return;
      ({ until } = part);
      done += part.orders.length;
      onPart(part.orders, part.total);
      if (part.orders.length === 0 || done >= part.total) return;
    }
  };
