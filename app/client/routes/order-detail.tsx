import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { Money } from '@tuanbao/library/components/Money';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { subjectSections } from '@tuanbao/library/domain/product/insuredSubjects';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import { OrderTimeline } from '@tuanbao/library/widgets/OrderTimeline';
import { PremiumReceipt } from '@tuanbao/library/widgets/PremiumReceipt';
import { type ReactElement, Suspense, useEffect } from 'react';

import { useOrder } from '../data/useOrder.ts';
import { useOrderState } from '../data/useOrderState.ts';
import { useProduct } from '../data/useProduct.ts';
import { lazyAhead, lazyPart } from '../lazyPart.ts';
import { ApplicantRecap } from '../orders/ApplicantRecap.tsx';
import { OrderClauses } from '../orders/OrderClauses.tsx';
import { OrderDocuments } from '../orders/OrderDocuments.tsx';
import { OrderMaterials } from '../orders/OrderMaterials.tsx';
import { messages as papers } from '../orders/orderPapers.messages.ts';
import { OrderPapersDue } from '../orders/OrderPapersDue.tsx';
import { OrderPersons } from '../orders/OrderPersons.tsx';
import { messages } from '../orders/orders.messages.ts';
import { SchemeRecap } from '../orders/SchemeRecap.tsx';
import { paths, writePath } from '../paths.ts';
import { OrderPayment } from '../payment/OrderPayment.tsx';
import { RenewalNotice } from '../renewal/RenewalNotice.tsx';
import { useParams } from '../router.ts';
import { CallFailure } from '../shell/CallFailure.tsx';
import { Page } from '../shell/Page.tsx';
import { UnbrokenWords } from '../shell/UnbrokenWords.tsx';
import * as S from './order-detail.styles.ts';

/** Most orders insure persons alone. */
const SubjectRecap = lazyPart(async () => (await import('../orders/SubjectRecap.tsx')).SubjectRecap);
const InvoicePanel = lazyAhead(async () => (await import('../invoice/InvoicePanel.tsx')).InvoicePanel);

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
  readonly order: OrderDetail;
  readonly onCheck: () => void;
}

function OrderScreen({ order, onCheck }: OrderScreenProps): ReactElement {
  const words = useMessages(messages);
  const paperWords = useMessages(papers);
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
      <S.Ways>
        <S.Back to={paths.orders}>{words.back}</S.Back>
        <S.Back to={writePath(order.productId, { kind: 'history', orderSn: order.orderSn })}>{paperWords.copy}</S.Back>
      </S.Ways>
      <OrderPapersDue order={order} />
      <RenewalNotice order={order} />
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
                {
                  term: words.period,
                  description: <UnbrokenWords text={words.through(order.startDate, order.endDate)} />,
                  isWide: true,
                },
              ]}
            />
          </Card>
          {hasSubject ? (
            <Card title={words.subject}>
              <Suspense fallback={<Skeleton lines={4} />}>
                <SubjectRecap subjects={order} />
              </Suspense>
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
          {order.policySn !== null && product.data ? (
            <Suspense
              fallback={
                <Card>
                  <Skeleton lines={4} />
                </Card>
              }
            >
              <InvoicePanel orderSn={order.orderSn} features={product.data.features} />
            </Suspense>
          ) : null}
          <OrderMaterials orderSn={order.orderSn} />
          <OrderClauses orderSn={order.orderSn} productId={order.productId} />
          <Card>
            <Disclosure title={words.premium} level={2}>
              <PremiumReceipt quote={order.quote} schemes={order.schemes} isSample={product.data?.isSample ?? false} />
            </Disclosure>
          </Card>
        </div>
        <div>
          {order.policySn === null ? null : <OrderDocuments orderSn={order.orderSn} />}
          <Card title={words.timeline}>
            <OrderTimeline events={order.events} />
          </Card>
        </div>
      </S.Columns>
    </Page>
  );
}
