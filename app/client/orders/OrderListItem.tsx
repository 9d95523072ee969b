import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { Money } from '@tuanbao/library/components/Money';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { isPayable } from '@tuanbao/library/domain/order/unpaidOrder';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import type { ReactElement } from 'react';

import { orderPath } from '../platform/navigation/paths.ts';
import { useServices } from '../platform/services/services.ts';
import { NextStep } from './NextStep.tsx';
import { messages as orderMessages } from './orderActions.messages.ts';
import * as S from './OrderListItem.styles.ts';
import { messages } from './orders.messages.ts';

export interface OrderListItemProps {
  readonly order: OrderSummary;
  /** True if the order's e-policy is selected for a mail with several e-policies. */
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/**
 * Card of an order in the list. A click on the card opens the order. If the order has a policy, its e-policy can be
 * selected for a mail.
 */
export function OrderListItem({ order, isChosen, onChoose }: OrderListItemProps): ReactElement {
  const words = useMessages(messages);
  const { choose } = useMessages(orderMessages);
  const isToPay = isPayable(order, useServices().clock.today());
  return (
    <S.Root>
      <S.Head>
        <S.Titles>
          <h2>{order.groupName}</h2>
          <p>
            {order.productName} · {order.insurerName}
          </p>
        </S.Titles>
        <S.Marks>
          <NextStep order={order} />
          <OrderStatusTag status={order.status} />
          {order.policySn === null ? null : (
            <S.Above>
              <Checkbox aria-label={choose(order.groupName)} isSelected={isChosen} onChange={onChoose} />
            </S.Above>
          )}
        </S.Marks>
      </S.Head>
      <Facts order={order} />
      <S.End>
        <Money fen={order.totalFen} size="lead" />
        <S.Way
          to={orderPath(order.orderSn)}
          aria-label={isToPay ? words.payOf(order.orderSn) : words.openOf(order.orderSn)}
          data-variant={isToPay ? 'pay' : undefined}
        >
          {isToPay ? words.pay : words.open}
        </S.Way>
      </S.End>
    </S.Root>
  );
}

function Facts({ order }: Pick<OrderListItemProps, 'order'>): ReactElement {
  const words = useMessages(messages);
  return (
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
      {order.heads === 0 ? null : (
        <div>
          <dt>{words.heads}</dt>
          <dd>{words.headCount(order.heads)}</dd>
        </div>
      )}
      <div>
        <dt>{words.period}</dt>
        <dd>{words.days(order.startDate, order.endDate)}</dd>
      </div>
      <div>
        <dt>{words.created}</dt>
        <dd>{formatInstant(order.createdAt)}</dd>
      </div>
    </S.Facts>
  );
}
