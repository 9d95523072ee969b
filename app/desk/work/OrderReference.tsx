import type { ReactElement } from 'react';

import { useMay } from '../session/deskSessionContext.ts';
import { Name } from './work.styles.ts';
import { orderPath } from './workPaths.ts';

export interface OrderReferenceProps {
  /** Number of the order or endorsement. */
  readonly reference: string;
  /** Number of the order to whose page the reference links. */
  readonly orderSn: string;
}

/** Number of an order or endorsement. If the operator may see orders, the number is a link to the page of the order. */
export function OrderReference({ reference, orderSn }: OrderReferenceProps): ReactElement {
  return useMay('orders.see') ? <Name to={orderPath(orderSn)}>{reference}</Name> : <>{reference}</>;
}
