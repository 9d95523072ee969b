import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense } from 'react';

import { messages as endorsedMessages } from '../orders/orderEndorsed.messages.ts';
import { messages } from '../orders/orders.messages.ts';
import { lazyAhead } from '../platform/lazy/lazyPart.ts';

const PremiumReceipt = lazyAhead(async () => (await import('@tuanbao/library/widgets/PremiumReceipt')).PremiumReceipt);

export interface OrderReceiptProps {
  /** The order in the view that the user chose: as it is now, or as it was sold. */
  readonly order: OrderDetail;
  readonly product: ProductDefinition | undefined;
}

/** The premium of an order, as it was calculated. The user opens it. */
export function OrderReceipt({ order, product }: OrderReceiptProps): ReactElement {
  const words = useMessages(messages);
  const { soldReceipt } = useMessages(endorsedMessages);
  return (
    <Disclosure title={order.endorsed ? soldReceipt : words.premium} level={2}>
      <Suspense fallback={<Skeleton lines={4} />}>
        <PremiumReceipt quote={order.quote} schemes={order.schemes} isSample={product?.isSample ?? false} />
      </Suspense>
    </Disclosure>
  );
}
