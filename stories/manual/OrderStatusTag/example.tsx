import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <>
      <OrderStatusTag status="awaitingPayment" /> <OrderStatusTag status="insured" />{' '}
      <OrderStatusTag status="materialsRejected" />
    </>
  );
}
