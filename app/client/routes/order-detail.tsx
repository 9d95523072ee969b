import { Money } from '@tuanbao/library/components/Money';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import { type ReactElement, Suspense, useEffect } from 'react';

import { useOrder, useOrderInView } from '../data/useOrder.ts';
import { useOrderState } from '../data/useOrderState.ts';
import { useProduct } from '../data/useProduct.ts';
import { loadTab, OrderPageTabs } from '../orderPage/OrderPageTabs.tsx';
import { useOrderPageInUrl } from '../orderPage/useOrderPageInUrl.ts';
import { messages as orderMessages } from '../orders/orderActions.messages.ts';
import { OrderDocuments } from '../orders/OrderDocuments.tsx';
import { OrderMaterialsDue } from '../orders/OrderMaterialsDue.tsx';
import { messages } from '../orders/orders.messages.ts';
import { OrderStanding } from '../orders/OrderStanding.tsx';
import { PolicyViewBar } from '../orders/PolicyViewBar.tsx';
import { SurrenderButton } from '../orders/SurrenderButton.tsx';
import { SurrenderNotice } from '../orders/SurrenderNotice.tsx';
import { OrderPayment } from '../payment/OrderPayment.tsx';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyAhead } from '../platform/lazy/lazyPart.ts';
import { paths, writePath } from '../platform/navigation/paths.ts';
import { useParams } from '../platform/navigation/router.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { Page } from '../platform/page/Page.tsx';
import { RenewalNotice } from '../renewal/RenewalNotice.tsx';
import * as S from './order-detail.styles.ts';

const OrderCertificates = lazyAhead(
  async () => (await import('../orderPersons/OrderCertificates.tsx')).OrderCertificates,
);
const EndorseButton = lazyAhead(async () => (await import('../endorsements/EndorseButton.tsx')).EndorseButton);

/**
 * Page of one order. The address contains the number of the order or the uuid of its policy. The page shows the state,
 * the cover and the payment of the order.
 */
export default function OrderDetailRoute(): ReactElement {
  const words = useMessages(messages);
  const { orderSn = '', orderUuid = orderSn } = useParams();
  const order = useOrder(orderUuid);
  const [{ tab }] = useOrderPageInUrl();
  useEffect(() => loadTab(tab), [tab]);
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
  /** The order as it is now. */
  readonly order: OrderDetail;
  readonly onCheck: () => void;
}

function OrderScreen({ order, onCheck }: OrderScreenProps): ReactElement {
  const words = useMessages(messages);
  const product = useProduct(order.productId, order.orderSn);
  const [{ tab, view, roster }, change] = useOrderPageInUrl();
  const shown = useOrderInView(order, view);
  const state = useOrderState(order.orderSn, 'anyOnItsWay');
  const status = state.data?.status ?? order.status;

  useEffect(() => {
    if (status !== order.status) onCheck();
  }, [status, order.status, onCheck]);

  return (
    <Page
      title={order.groupName}
      printedHead={[`${order.groupName} · ${order.productName}`, `${words.orderSn} ${order.orderSn}`]}
      lead={`${order.productName} · ${order.insurerName}`}
      actions={
        <S.Total>
          <OrderStatusTag status={order.status} />
          <Money fen={(tab === 'overview' && shown.data ? shown.data : order).totalFen} size="figure" />
        </S.Total>
      }
    >
      <Ways order={order} isEndorsable={product.data?.endorsement !== undefined} />
      <Layout.Notices>
        <SurrenderNotice order={order} />
        <OrderMaterialsDue order={order} />
        <RenewalNotice order={order} />
        <OrderPayment order={order} onCheck={onCheck} />
      </Layout.Notices>
      {order.endorsed && tab === 'overview' ? (
        <PolicyViewBar endorsed={order.endorsed} view={view} onChange={(next) => change({ view: next })} />
      ) : null}
      {product.error ? <CallFailure error={product.error} onRetry={product.ask} /> : null}
      <S.Columns>
        <OrderPageTabs
          order={order}
          shown={shown}
          product={product.data}
          tab={tab}
          onTab={(next) => change({ tab: next })}
          roster={roster}
          onRoster={(next) => change({ roster: next })}
        />
        <div>
          <OrderStanding order={order} />
          {order.policySn === null ? null : (
            <OrderDocuments orderSn={order.orderSn}>
              <Suspense>
                <OrderCertificates order={order} product={product.data} />
              </Suspense>
              <SurrenderButton order={order} onDone={onCheck} />
            </OrderDocuments>
          )}
        </div>
      </S.Columns>
    </Page>
  );
}

interface WaysProps {
  readonly order: OrderDetail;
  readonly isEndorsable: boolean;
}

/**
 * Links to the list of orders and to a new draft with the data of this order, and the button that starts an
 * endorsement.
 */
function Ways({ order, isEndorsable }: WaysProps): ReactElement {
  const words = useMessages(messages);
  const orderWords = useMessages(orderMessages);
  return (
    <S.Ways>
      <S.Back to={paths.orders}>{words.back}</S.Back>
      <S.Onward>
        <S.Back to={writePath(order.productId, { kind: 'history', orderSn: order.orderSn })}>{orderWords.copy}</S.Back>
        <Suspense>
          <EndorseButton order={order} isEndorsable={isEndorsable} />
        </Suspense>
      </S.Onward>
    </S.Ways>
  );
}
