import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { Money } from '@tuanbao/library/components/Money';
import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { subjectSections } from '@tuanbao/library/domain/product/insuredSubjects';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import { OrderTimeline } from '@tuanbao/library/widgets/OrderTimeline';
import { PremiumReceipt } from '@tuanbao/library/widgets/PremiumReceipt';
import { type ReactElement, useEffect } from 'react';

import { useOrder } from '../data/useOrder.ts';
import { useOrderState } from '../data/useOrderState.ts';
import { useProduct } from '../data/useProduct.ts';
import { ApplicantRecap } from '../orders/ApplicantRecap.tsx';
import { OrderPersons } from '../orders/OrderPersons.tsx';
import { messages } from '../orders/orders.messages.ts';
import { SchemeRecap } from '../orders/SchemeRecap.tsx';
import { SubjectRecap } from '../orders/SubjectRecap.tsx';
import { paths } from '../paths.ts';
import { PaymentPanel } from '../payment/PaymentPanel.tsx';
import { useParams } from '../router.ts';
import { useServices } from '../services.ts';
import { CallFailure } from '../shell/CallFailure.tsx';
import { Page } from '../shell/Page.tsx';
import { useObservable } from '../useObservable.ts';
import * as S from './order-detail.styles.ts';

/** One order: where it stands, what it covers, and the way to pay it. */
export default function OrderDetailRoute(): ReactElement {
  const words = useMessages(messages);
  const { orderSn = '' } = useParams();
  const order = useOrder(orderSn);
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
  readonly order: OrderDetail;
  readonly onCheck: () => void;
}

function OrderScreen({ order, onCheck }: OrderScreenProps): ReactElement {
  const words = useMessages(messages);
  const product = useProduct(order.productId);
  const state = useOrderState(order.orderSn, 'anyOnItsWay');
  const status = state.data?.status ?? order.status;
  const hasSubject = subjectSections.some((section) => order[section] !== undefined);

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
          <Money fen={order.totalFen} size="figure" />
        </S.Total>
      }
    >
      <S.Back to={paths.orders}>{words.back}</S.Back>
      <OrderPayment order={order} onCheck={onCheck} />
      <S.Columns>
        <div>
          <Card title={words.policy}>
            <DescriptionList
              items={[
                { term: words.orderSn, description: order.orderSn },
                { term: words.policySn, description: order.policySn },
                ...(hasSubject && order.heads === 0
                  ? []
                  : [{ term: words.heads, description: words.headCount(order.heads) }]),
                { term: words.created, description: formatInstant(order.createdAt) },
                { term: words.period, description: words.through(order.startDate, order.endDate), isWide: true },
              ]}
            />
          </Card>
          {hasSubject ? (
            <Card title={words.subject}>
              <SubjectRecap subjects={order} />
            </Card>
          ) : null}
          <Card title={words.schemes}>
            {order.schemes.map((scheme) => (
              <SchemeRecap
                key={scheme.id}
                scheme={scheme}
                product={product.data}
                quote={order.quote.schemes.find(({ schemeId }) => schemeId === scheme.id)}
              />
            ))}
          </Card>
          {hasSubject && order.persons.length === 0 ? null : (
            <Card title={words.persons}>
              <OrderPersons order={order} />
            </Card>
          )}
          <Card title={words.applicant}>
            <ApplicantRecap applicant={order.applicant} demands={product.data?.applicant.fields} />
          </Card>
          <Card>
            <Disclosure title={words.premium} level={2}>
              <PremiumReceipt quote={order.quote} schemes={order.schemes} isSample={product.data?.isSample ?? false} />
            </Disclosure>
          </Card>
        </div>
        <div>
          <Card title={words.timeline}>
            <OrderTimeline events={order.events} />
          </Card>
        </div>
      </S.Columns>
    </Page>
  );
}

function OrderPayment({ order, onCheck }: OrderScreenProps): ReactElement {
  const words = useMessages(messages);
  const { payment } = useServices();
  const current = useObservable(payment);
  const isUnderWay = current.phase !== 'idle' && current.orderSn === order.orderSn;

  const pay = () => {
    payment.open(order.orderSn);
    // The reader has been told why there is no address; the window is closed again.
    payment.send(order.orderSn).catch(() => undefined);
  };

  return (
    <>
      {order.status === 'awaitingPayment' && !isUnderWay ? (
        <Notice
          tone="info"
          action={
            <Button variant="primary" onPress={pay}>
              {words.payNow(formatFen(order.totalFen))}
            </Button>
          }
        >
          {words.payBefore}
        </Notice>
      ) : null}
      <PaymentPanel orderSn={order.orderSn} amountFen={order.totalFen} status={order.status} onCheck={onCheck} />
    </>
  );
}
