import { Button } from '@tuanbao/library/components/Button';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import { type ReactElement, useState } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { useParams } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { deskOrder } from '../../contract/desk/work/orders.ts';
import { RefundDialog } from '../oversight/approvals/RefundDialog.tsx';
import { DeskPage } from '../page/DeskPage.tsx';
import { deskPaths } from '../page/deskPaths.ts';
import { useMay } from '../session/deskSessionContext.ts';
import {
  OrderDetailCard,
  OrderEndorsementsCard,
  OrderFilesCard,
  OrderHistoryCard,
  OrderInvoicesCard,
  OrderWaitingCard,
  type ShownOrder,
} from './OrderCards.tsx';
import { messages } from './orders.messages.ts';
import * as S from './work.styles.ts';

/**
 * Page of one order: its data, its queue entries, its history and its files. The page has no data of insured persons.
 */
export default function OrderPage(): ReactElement {
  const words = useMessages(messages);
  const { orderSn = '' } = useParams();
  const { data: order, error, ask } = useQuestion(deskOrder, { orderSn });
  if (!order) {
    return (
      <DeskPage title={words.title}>
        {error ? <CallFailure error={error} onRetry={ask} /> : <Skeleton lines={10} label={words.loading} />}
        <S.Name to={deskPaths.work}>{words.back}</S.Name>
      </DeskPage>
    );
  }
  return (
    <DeskPage
      title={order.groupName}
      lead={
        <>
          {order.productName} <OrderStatusTag status={order.state} />
        </>
      }
      actions={<OrderActions order={order} onDone={ask} />}
    >
      <S.Name to={deskPaths.work}>{words.back}</S.Name>
      <OrderWaitingCard order={order} />
      <OrderDetailCard order={order} />
      <OrderFilesCard order={order} />
      <OrderEndorsementsCard order={order} />
      <OrderInvoicesCard order={order} />
      <OrderHistoryCard order={order} />
    </DeskPage>
  );
}

interface OrderActionsProps {
  readonly order: ShownOrder;
  readonly onDone: () => void;
}

/**
 * Button that requests a manual refund. It is shown if the order can be refunded and the operator has the permission
 * `refunds.ask`.
 */
function OrderActions({ order, onDone }: OrderActionsProps): ReactElement | null {
  const words = useMessages(messages);
  const mayAsk = useMay('refunds.ask');
  const [isAsking, setAsking] = useState(false);
  if (!order.isRefundable || !mayAsk) return null;
  return (
    <S.Actions>
      <Button onPress={() => setAsking(true)}>{words.askRefund}</Button>
      {isAsking ? <RefundDialog orderSn={order.orderSn} onDone={onDone} onClose={() => setAsking(false)} /> : null}
    </S.Actions>
  );
}
