import type { ReactElement } from 'react';

import { useMay } from '../session/deskSessionContext.ts';
import { Name } from './work.styles.ts';
import { orderPath } from './workPaths.ts';

export interface OrderReferenceProps {
  /** Number of the order or endorsement. */
  readonly reference: string;
  /** Number of the order. */
  readonly orderSn: string;
}

/** Number of an order or endorsement. It opens the page of the order, if the operator may see orders. */
export function OrderReference({ reference, orderSn }: OrderReferenceProps): ReactElement {
  return useMay('orders.see') ? <Name to={orderPath(orderSn)}>{reference}</Name> : <>{reference}</>;
}
