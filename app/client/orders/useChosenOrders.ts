import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { useState } from 'react';

/** Orders that the user chose for an action on several, kept while pages are turned. */
export interface ChosenOrders {
  readonly orders: readonly OrderSummary[];
  /** Their numbers. */
  readonly keys: ReadonlySet<string>;
  readonly isChosen: (orderSn: string) => boolean;
  /** Chooses exactly these numbers; `shown` are the orders in sight, the others were chosen before. */
  readonly choose: (keys: ReadonlySet<string>, shown: readonly OrderSummary[]) => void;
  readonly toggle: (order: OrderSummary, isChosen: boolean) => void;
  readonly clear: () => void;
}

/** The chosen orders of a list; none at first. */
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
