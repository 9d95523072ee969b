import { OrderTimeline } from '@tuanbao/library/widgets/OrderTimeline';
import type { ReactElement } from 'react';

import { issuedOrderEvents } from '../../fixtures/orders.ts';

export function Example(): ReactElement {
  return <OrderTimeline events={issuedOrderEvents} />;
}
