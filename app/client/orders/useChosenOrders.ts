import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { useState } from 'react';

/** Orders that are selected for an action. They stay selected when another page of the list is shown. */
export interface ChosenOrders {
  readonly orders: readonly OrderSummary[];
  /** Numbers of the selected orders. */
  readonly keys: ReadonlySet<string>;
  readonly isChosen: (orderSn: string) => boolean;
  /**
   * Sets the selection. `keys` has the numbers of all orders that are now selected. `shown` has the orders on the
   * visible page; the other orders in `keys` were selected on other pages.
   */
  readonly choose: (keys: ReadonlySet<string>, shown: readonly OrderSummary[]) => void;
  readonly toggle: (order: OrderSummary, isChosen: boolean) => void;
  readonly clear: () => void;
}

/** Returns the selection of orders in a list. At first no order is selected. */
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
