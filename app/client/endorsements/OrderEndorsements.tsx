import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { Money } from '@tuanbao/library/components/Money';
import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import type { EndorsedOrder, OrderDetail } from '@tuanbao/library/domain/order/order';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { conservationListByPolicy } from '../../contract/endorsementLists.ts';
import { messages } from '../orders/orderEndorsed.messages.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { endorsementOfPolicyPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { OrderEndorsementItem } from './OrderEndorsementItem.tsx';
import * as S from './OrderEndorsements.styles.ts';
import { useEndorsementStart } from './useEndorsementStart.ts';

export interface OrderEndorsementsProps {
  /** An order that has a policy, as it stands today. */
  readonly order: OrderDetail;
  /** True when its product can be endorsed. */
  readonly isEndorsable: boolean;
}

/** Every endorsement of a policy, the newest first, with its certificate; what they did to the premium; the way to another. */
export function OrderEndorsements({ order, isEndorsable }: OrderEndorsementsProps): ReactElement | null {
  const words = useMessages(messages);
  const list = useQuestion(conservationListByPolicy, { policyUuid: order.orderSn });
  const mayStart = isEndorsable && isIn(orderMachine.sets.inForce, order.status);
  const isEmpty = list.data?.length === 0;
  if (isEmpty && !mayStart) return null;
  return (
    <Card title={words.title} actions={mayStart ? <Start order={order} /> : null}>
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

function Start({ order }: Pick<OrderEndorsementsProps, 'order'>): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { asked, refusal, start } = useEndorsementStart((orderSn) => void navigate(endorsementOfPolicyPath(orderSn)));
  return (
    <>
      {refusal ? (
        <Notice tone="warning" role="alert">
          {refusal.text}
        </Notice>
      ) : null}
      <Button
        size="small"
        aria-label={words.startFor(order.groupName)}
        isPending={asked !== null}
        onPress={() => void start(order.orderSn)}
      >
        {words.start}
      </Button>
    </>
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
