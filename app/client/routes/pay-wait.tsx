import { Card } from '@tuanbao/library/components/Card';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Spinner } from '@tuanbao/library/components/Spinner';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { PayWait, type PayState } from '@tuanbao/library/widgets/PayWait';
import { type ReactElement, useEffect } from 'react';

import { orderPayUrl } from '../../contract/orders.ts';
import { useOrder } from '../data/useOrder.ts';
import { useOrderState } from '../data/useOrderState.ts';
import { EndorsementPayOutcome } from '../endorsements/EndorsementPayOutcome.tsx';
import { type PayResult, payResultOf, tellPayResult } from '../payment/payChannel.ts';
import { isPaid } from '../payment/usePayment.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { orderPath } from '../platform/navigation/paths.ts';
import { useNavigate, useSearchParams } from '../platform/navigation/router.ts';
import { useWindowTitle } from '../platform/page/useWindowTitle.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './pay-wait.messages.ts';
import * as S from './pay-wait.styles.ts';

/**
 * Page in the payment window (specification §2). The page shows a message to wait until the order is submitted; then
 * the window shows the cashier page. When the payment ends, the payer returns to this page, which sends the result to
 * the page that opened the window.
 */
export default function PayWaitRoute(): ReactElement {
  const words = useMessages(messages);
  const [query] = useSearchParams();
  const orderSn = query.get('orderSn') ?? '';
  const endorsementUuid = query.get('conservationUuid') ?? '';
  const result = payResultOf(query.get('payResult'));

  useWindowTitle(words.title);

  return (
    <S.Root>
      <S.Heading>{words.title}</S.Heading>
      <Card>
        {orderSn === '' ? (
          <EmptyState title={words.openingTitle} description={words.openingText} action={<Spinner />} />
        ) : endorsementUuid === '' ? (
          <PaymentOutcome orderSn={orderSn} result={result} />
        ) : (
          <EndorsementPayOutcome uuid={endorsementUuid} sn={orderSn} result={result} />
        )}
      </Card>
    </S.Root>
  );
}

function PaymentOutcome({ orderSn, result }: { orderSn: string; result: PayResult | null }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const navigate = useNavigate();
  const order = useOrder(orderSn);
  const isAwaited = result === 'paid' || result === null;
  const state = useOrderState(orderSn, isAwaited ? 'awaitingPayment' : null);

  useEffect(() => {
    if (result) tellPayResult({ orderSn, result });
  }, [orderSn, result]);

  if (order.error) return <CallFailure error={order.error} onRetry={order.ask} />;
  if (!order.data) return <Skeleton lines={5} label={words.loading} />;

  const payAgain = async () => {
    const { payUrl } = await send(orderPayUrl, { orderSn });
    window.location.assign(payUrl);
  };
  const status = state.data?.status ?? order.data.status;
  const outcome: PayState = isPaid(status) ? 'paid' : result === null || result === 'paid' ? 'waiting' : result;

  return (
    <PayWait
      state={outcome}
      orderSn={orderSn}
      amountFen={order.data.totalFen}
      onReopen={() => void payAgain().catch(() => undefined)}
      onCheck={state.ask}
      onViewOrder={() => void navigate(orderPath(orderSn))}
    />
  );
}
