import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { PayWait, type PayState } from '@tuanbao/library/widgets/PayWait';
import { type ReactElement, useEffect } from 'react';

import { conservationPayUrl } from '../../contract/endorsementLists.ts';
import { useEndorsement } from '../data/useEndorsements.ts';
import { type PayResult, tellPayResult } from '../payment/payChannel.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { endorsementPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useServices } from '../platform/services/services.ts';

export interface EndorsementPayOutcomeProps {
  readonly uuid: string;
  /**
   * Number of the endorsement. The number is sent to the page that opened the payment window, to identify the payment.
   */
  readonly sn: string;
  /** Result that the cashier page put into the return address; null if the address has none. */
  readonly result: PayResult | null;
}

/** Shows the result of an endorsement's payment to the payer, who has returned from the cashier page. */
export function EndorsementPayOutcome({ uuid, sn, result }: EndorsementPayOutcomeProps): ReactElement {
  const { send } = useServices();
  const navigate = useNavigate();
  const { data, error, ask } = useEndorsement(uuid);

  useEffect(() => {
    if (result) tellPayResult({ orderSn: sn, result });
  }, [sn, result]);

  if (error) return <CallFailure error={error} onRetry={ask} />;
  if (!data) return <Skeleton lines={5} />;

  const payAgain = async () => {
    const { payUrl } = await send(conservationPayUrl, { conservationUuid: uuid });
    window.location.assign(payUrl);
  };
  const hasArrived = data.paidFen > 0;
  const state: PayState = hasArrived ? 'paid' : result === null || result === 'paid' ? 'waiting' : result;
  return (
    <PayWait
      state={state}
      orderSn={data.sn}
      subject="endorsement"
      amountFen={hasArrived ? data.paidFen : data.netFen}
      onReopen={() => void payAgain().catch(() => undefined)}
      onCheck={ask}
      onViewOrder={() => void navigate(endorsementPath(uuid))}
    />
  );
}
