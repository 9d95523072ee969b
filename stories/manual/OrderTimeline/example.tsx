import { issuedOrderEvents } from '@tuanbao/library/samples/orders';
import { OrderTimeline } from '@tuanbao/library/widgets/OrderTimeline';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <OrderTimeline events={issuedOrderEvents} />;
}
