import { Card } from '@tuanbao/library/components/Card';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { Money } from '@tuanbao/library/components/Money';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import { OrderTimeline } from '@tuanbao/library/widgets/OrderTimeline';
import { PremiumReceipt } from '@tuanbao/library/widgets/PremiumReceipt';
import { type ReactElement, Suspense, useEffect } from 'react';

import { useOrder, useOrderInView } from '../data/useOrder.ts';
import { useOrderState } from '../data/useOrderState.ts';
import { useProduct } from '../data/useProduct.ts';
import { messages as orderMessages } from '../orders/orderActions.messages.ts';
import { OrderClauses } from '../orders/OrderClauses.tsx';
import { OrderDocuments } from '../orders/OrderDocuments.tsx';
import { messages as endorsedMessages } from '../orders/orderEndorsed.messages.ts';
import { OrderMaterialsDue } from '../orders/OrderMaterialsDue.tsx';
import { messages } from '../orders/orders.messages.ts';
import { detailSectionsOf, OrderSections } from '../orders/OrderSections.tsx';
import { PolicyViewBar } from '../orders/PolicyViewBar.tsx';
import { SurrenderButton } from '../orders/SurrenderButton.tsx';
import { SurrenderNotice } from '../orders/SurrenderNotice.tsx';
import { usePolicyViewInUrl } from '../orders/usePolicyViewInUrl.ts';
import { OrderPayment } from '../payment/OrderPayment.tsx';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyAhead } from '../platform/lazy/lazyPart.ts';
import { paths, writePath } from '../platform/navigation/paths.ts';
import { useParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { RenewalNotice } from '../renewal/RenewalNotice.tsx';
import * as S from './order-detail.styles.ts';

const OrderEndorsements = lazyAhead(
  async () => (await import('../endorsements/OrderEndorsements.tsx')).OrderEndorsements,
);

/** One order, by its number or by its policy's uuid: where it stands, what it covers, and the way to pay it. */
export default function OrderDetailRoute(): ReactElement {
  const words = useMessages(messages);
  const { orderSn = '', orderUuid = orderSn } = useParams();
  const order = useOrder(orderUuid);
  return (
    <>
      {order.data ? <OrderScreen order={order.data} onCheck={order.ask} /> : null}
      {order.data ? null : (
        <Page title={words.detail}>
          {order.error ? <CallFailure error={order.error} onRetry={order.ask} /> : <Skeleton lines={10} />}
        </Page>
      )}
    </>
  );
}

interface OrderScreenProps {
  /** The order as it stands today. */
  readonly order: OrderDetail;
  readonly onCheck: () => void;
}

function OrderScreen({ order, onCheck }: OrderScreenProps): ReactElement {
  const words = useMessages(messages);
  const orderWords = useMessages(orderMessages);
  const product = useProduct(order.productId);
  const [view, setView] = usePolicyViewInUrl();
  const shown = useOrderInView(order, view);
  const state = useOrderState(order.orderSn, 'anyOnItsWay');
  const status = state.data?.status ?? order.status;

  useEffect(() => {
    if (status !== order.status) onCheck();
  }, [status, order.status, onCheck]);

  return (
    <Page
      title={order.groupName}
      lead={`${order.productName} · ${order.insurerName}`}
      actions={
        <S.Total>
          <OrderStatusTag status={order.status} />
          <Money fen={(shown.data ?? order).totalFen} size="figure" />
        </S.Total>
      }
    >
      <S.Ways>
        <S.Back to={paths.orders}>{words.back}</S.Back>
        <S.Back to={writePath(order.productId, { kind: 'history', orderSn: order.orderSn })}>{orderWords.copy}</S.Back>
      </S.Ways>
      <SurrenderNotice order={order} />
      <OrderMaterialsDue order={order} />
      <RenewalNotice order={order} />
      <OrderPayment order={order} onCheck={onCheck} />
      {order.endorsed ? <PolicyViewBar endorsed={order.endorsed} view={view} onChange={setView} /> : null}
      <S.Columns>
        <Contents order={order} shown={shown} product={product.data} />
        <div>
          {order.policySn === null ? null : (
            <OrderDocuments orderSn={order.orderSn}>
              <SurrenderButton order={order} onDone={onCheck} />
            </OrderDocuments>
          )}
          {detailSectionsOf(product.data).includes('progress') ? (
            <Card title={words.timeline}>
              <OrderTimeline events={order.events} />
            </Card>
          ) : null}
        </div>
      </S.Columns>
    </Page>
  );
}

interface ContentsProps {
  readonly order: OrderDetail;
  /** The order in the view that is asked for. */
  readonly shown: ReturnType<typeof useOrderInView>;
  readonly product: ProductDefinition | undefined;
}

function Contents({ order, shown, product }: ContentsProps): ReactElement {
  const words = useMessages(messages);
  const { soldReceipt } = useMessages(endorsedMessages);
  const endorsements =
    order.policySn === null || !product ? null : (
      <Suspense
        fallback={
          <Card>
            <Skeleton lines={4} />
          </Card>
        }
      >
        <OrderEndorsements order={order} isEndorsable={product.endorsement !== undefined} />
      </Suspense>
    );
  return (
    <div>
      <OrderSections order={order} shown={shown} product={product}>
        {endorsements}
      </OrderSections>
      <OrderClauses orderSn={order.orderSn} productId={order.productId} />
      <Card>
        <Disclosure title={order.endorsed ? soldReceipt : words.premium} level={2}>
          <PremiumReceipt quote={order.quote} schemes={order.schemes} isSample={product?.isSample ?? false} />
        </Disclosure>
      </Card>
    </div>
  );
}
