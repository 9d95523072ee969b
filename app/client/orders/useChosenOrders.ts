import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { useState } from 'react';

/** Orders that are selected for an action; the selection stays when the page changes. */
export interface ChosenOrders {
  readonly orders: readonly OrderSummary[];
  /** Numbers of the selected orders. */
  readonly keys: ReadonlySet<string>;
  readonly isChosen: (orderSn: string) => boolean;
  /**
   * Sets the selection. `keys` are the numbers of the selected orders; `shown` are the visible orders, and the others
   * were selected before.
   */
  readonly choose: (keys: ReadonlySet<string>, shown: readonly OrderSummary[]) => void;
  readonly toggle: (order: OrderSummary, isChosen: boolean) => void;
  readonly clear: () => void;
}

/** Returns the selection of a list, which is empty at first. */
export function useChosenOrders(): ChosenOrders {
  const [orders, setOrders] = useState<readonly OrderSummary[]>([]);
  const keys = new Set(orders.map(({ orderSn }) => orderSn));
  return {
    orders,
    keys,
    isChosen: (orderSn) => keys.has(orderSn),
    choose: (wanted, shown) =>
      setOrders((before) => {
        const known = new Map([...before, ...shown].map((order) => [order.orderSn, order]));
        return [...wanted].flatMap((orderSn) => known.get(orderSn) ?? []);
      }),
    toggle: (order, isChosen) =>
      setOrders((before) => {
        const others = before.filter(({ orderSn }) => orderSn !== order.orderSn);
        return isChosen ? [...others, order] : others;
      }),
    clear: () => setOrders([]),
  };
}
