import { Card } from '@tuanbao/library/components/Card';
import { Money } from '@tuanbao/library/components/Money';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { EndorsedOrder, OrderDetail } from '@tuanbao/library/domain/order/order';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { conservationListByPolicy } from '../../contract/endorsementLists.ts';
import { messages } from '../orders/orderEndorsed.messages.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { OrderEndorsementItem } from './OrderEndorsementItem.tsx';
import * as S from './OrderEndorsements.styles.ts';

export interface OrderEndorsementsProps {
  /** Current state of an order that has a policy. */
  readonly order: OrderDetail;
}

/**
 * List of the endorsements of a policy, newest first. Each entry shows the effect on the premium and, if the
 * endorsement is confirmed, its certificate.
 */
export function OrderEndorsements({ order }: OrderEndorsementsProps): ReactElement {
  const words = useMessages(messages);
  const list = useQuestion(conservationListByPolicy, { policyUuid: order.orderSn });
  const isEmpty = list.data?.length === 0;
  return (
    <Card title={words.title}>
      {list.error ? <CallFailure error={list.error} onRetry={list.ask} /> : null}
      {list.data || list.error ? null : <Skeleton lines={2} label={words.loading} />}
      {isEmpty ? <S.Nothing>{words.none}</S.Nothing> : null}
      {list.data && !isEmpty ? (
        <S.List>
          {list.data.map((endorsement) => (
            <OrderEndorsementItem key={endorsement.uuid} endorsement={endorsement} />
          ))}
        </S.List>
      ) : null}
      {order.endorsed ? <Sums endorsed={order.endorsed} /> : null}
    </Card>
  );
}

function Sums({ endorsed: { sold, now } }: { readonly endorsed: EndorsedOrder }): ReactElement {
  const words = useMessages(messages);
  const changeFen = now.totalFen - sold.totalFen;
  return (
    <S.Sums aria-label={words.sums}>
      <div>
        <dt>{words.soldTotal}</dt>
        <dd>
          <Money fen={sold.totalFen} />
        </dd>
      </div>
      <div>
        <dt>{words.change}</dt>
        <dd>
          {changeFen > 0 ? '+' : ''}
          <Money fen={changeFen} />
        </dd>
      </div>
      <div data-part="now">
        <dt>{words.nowTotal}</dt>
        <dd>
          <Money fen={now.totalFen} />
        </dd>
      </div>
    </S.Sums>
  );
}
