import { Money } from '@tuanbao/library/components/Money';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import type { ReactElement } from 'react';

import { orderPath } from '../paths.ts';
import * as S from './OrderListItem.styles.ts';
import { messages } from './orders.messages.ts';

/** An order in the list; the whole card leads to it. */
export function OrderListItem({ order }: { readonly order: OrderSummary }): ReactElement {
  const words = useMessages(messages);
  const isToPay = order.status === 'awaitingPayment';
  return (
    <S.Root>
      <S.Head>
        <S.Titles>
          <h2>{order.groupName}</h2>
          <p>
            {order.productName} · {order.insurerName}
          </p>
        </S.Titles>
        <OrderStatusTag status={order.status} />
      </S.Head>
      <S.Facts>
        <div>
          <dt>{words.orderSn}</dt>
          <dd>{order.orderSn}</dd>
        </div>
        {order.policySn === null ? null : (
          <div>
            <dt>{words.policySn}</dt>
            <dd>{order.policySn}</dd>
          </div>
        )}
        <div>
          <dt>{words.heads}</dt>
          <dd>{words.headCount(order.heads)}</dd>
        </div>
        <div>
          <dt>{words.period}</dt>
          <dd>
            {order.startDate} ~ {order.endDate}
          </dd>
        </div>
        <div>
          <dt>{words.created}</dt>
          <dd>{formatInstant(order.createdAt)}</dd>
        </div>
      </S.Facts>
      <S.End>
        <Money fen={order.totalFen} size="lead" />
        <S.Way
          to={orderPath(order.orderSn)}
          aria-label={words.openOf(order.orderSn)}
          data-variant={isToPay ? 'pay' : undefined}
        >
          {isToPay ? words.pay : words.open}
        </S.Way>
      </S.End>
    </S.Root>
  );
}
