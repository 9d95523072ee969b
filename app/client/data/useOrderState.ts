import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { useRef } from 'react';

import { orderState } from '../../contract/ownCalls.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * Milliseconds between two requests for a state. The waits become longer from request to request, so that a page that
 * stays open causes few requests.
 */
const waits = [700, 1000, 1500, 2000, 3000, 5000, 10_000] as const;

/**
 * Returns the state of an order. While the order is in the state `awaited`, the state is requested repeatedly, because
 * the page waits for a change. `anyOnItsWay` means all states that a payment or the insurer may change within seconds.
 * If `awaited` is null or the page is hidden, the state isn't requested repeatedly.
 */
export function useOrderState(
  orderSn: string,
  awaited: OrderStatus | 'anyOnItsWay' | null,
): Question<{ orderSn: string; status: OrderStatus }> {
  const looks = useRef(0);
  return useQuestion(
    orderState,
    { orderSn },
    {
      refreshInterval: (latest) => {
        if (awaited === null || (latest && !isAwaited(latest.status, awaited))) return 0;
        const wait = waits[Math.min(looks.current, waits.length - 1)] ?? 0;
        looks.current++;
        return wait;
      },
      refreshWhenHidden: false,
      revalidateIfStale: true,
    },
  );
}

const isAwaited = (status: OrderStatus, awaited: OrderStatus | 'anyOnItsWay'): boolean =>
  awaited === 'anyOnItsWay' ? isIn(orderMachine.sets.changesByItself, status) : status === awaited;
