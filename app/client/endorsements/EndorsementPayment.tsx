import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { fenOf } from '@tuanbao/library/domain/money/fen';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import {
  conservationOutlinePay,
  conservationPayUrl,
  submitConservationOutlinePay,
} from '../../contract/endorsementLists.ts';
import type { EndorsementDetail } from '../../contract/endorsementRecords.ts';
import { messages as transferWords } from '../orders/orderActions.messages.ts';
import { PaymentPanel } from '../payment/PaymentPanel.tsx';
import { TransferClaimDialog } from '../payment/TransferClaimDialog.tsx';
import { usePayPress } from '../payment/usePayPress.ts';
import type { TransferTerms } from '../payment/useTransferClaim.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { UnbrokenDates } from '../platform/page/UnbrokenDates.tsx';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './endorsementDetail.messages.ts';
import { isPast, PastEndorsementNotice } from './PastEndorsementNotice.tsx';

export interface EndorsementPaymentProps {
  readonly endorsement: EndorsementDetail;
  /** Loads the state of the endorsement again. */
  readonly onChanged: () => void;
}

const awaitsPayment = ({ state }: EndorsementDetail) => isIn(endorsementMachine.sets.payable, state);

/**
 * Buttons for the ways to pay the additional premium of an endorsement. If a payment is running, its state is shown.
 */
export function EndorsementPayment({ endorsement, onChanged }: EndorsementPaymentProps): ReactElement {
  const words = useMessages(messages);
  const { transfer: byTransfer, waitingTransfer } = useMessages(transferWords);
  const { send, clock } = useServices();
  const [isTransferring, setTransferring] = useState(false);
  const { uuid, sn, state, netFen, paidFen } = endorsement;
  const dueFen = netFen - paidFen;
  const fetchPayUrl = async () => (await send(conservationPayUrl, { conservationUuid: uuid })).payUrl;
  const { pay, isUnderWay } = usePayPress(sn, fetchPayUrl);
  const transferButton = (
    <Button size="small" onPress={() => setTransferring(true)}>
      {byTransfer}
    </Button>
  );
  return (
    <>
      <PastEndorsementNotice endorsement={endorsement} />
      {awaitsPayment(endorsement) && !isPast(endorsement, clock.today()) && !isUnderWay ? (
        <Notice
          tone={state === 'paymentFailed' ? 'warning' : 'info'}
          action={
            <>
              {transferButton}
              <Button size="small" variant="primary" onPress={pay}>
                {words.pay(formatFen(dueFen))}
              </Button>
            </>
          }
        >
          <UnbrokenDates text={words.payBefore(endorsement.effectiveDate)} />
        </Notice>
      ) : null}
      {state === 'transferPending' ? <Notice action={transferButton}>{waitingTransfer}</Notice> : null}
      {isTransferring ? (
        <Transfer
          endorsement={endorsement}
          onClose={() => setTransferring(false)}
          onClaimed={() => {
            setTransferring(false);
            onChanged();
          }}
        />
      ) : null}
      <PaymentPanel
        orderSn={sn}
        subject="endorsement"
        amountFen={paidFen > 0 ? paidFen : dueFen}
        hasArrived={paidFen > 0}
        fetchPayUrl={fetchPayUrl}
        onCheck={onChanged}
      />
    </>
  );
}

type Answer = ResponseOf<typeof conservationOutlinePay>;

/**
 * Converts the data of a transfer from the server to the type that the transfer dialog uses for orders and
 * endorsements.
 */
const termsOf = (answer: Answer, { state }: EndorsementDetail): TransferTerms => ({
  account: { name: answer.accountName, bank: answer.bankName, number: answer.accountNo },
  amountFen: fenOf(answer.amount),
  reference: answer.transferRemark,
  state: state === 'transferPending' ? 'waiting' : answer.outlinePayInfo ? 'notFound' : 'none',
  payerName: answer.outlinePayInfo?.payerName ?? '',
  payerBank: answer.outlinePayInfo?.payerBankName ?? '',
  payerAccount: answer.outlinePayInfo?.payerBankAccount ?? '',
  paidOn: answer.outlinePayInfo?.payDate ?? '',
  proofs: answer.voucherFileList,
});

interface TransferProps {
  readonly endorsement: EndorsementDetail;
  readonly onClose: () => void;
  readonly onClaimed: () => void;
}

/** Dialog for paying the additional premium by corporate transfer. */
function Transfer({ endorsement, onClose, onClaimed }: TransferProps): ReactElement {
  const { transferTitle } = useMessages(transferWords);
  const { send } = useServices();
  const { uuid: conservationUuid } = endorsement;
  const { data, error, ask } = useQuestion(conservationOutlinePay, { conservationUuid }, { revalidateOnFocus: false });
  if (data)
    return (
      <TransferClaimDialog
        transfer={termsOf(data, endorsement)}
        productId={endorsement.productId}
        claim={({ payerName, payerBankName = '', payerAccount, payDate, fileUrlList }) =>
          send(submitConservationOutlinePay, {
            conservationUuid,
            payerName,
            payerBankName,
            payerBankAccount: payerAccount,
            payDate,
            payVoucherList: [...fileUrlList],
          })
        }
        onClose={onClose}
        onClaimed={onClaimed}
      />
    );
  return (
    <Dialog title={transferTitle} isOpen onOpenChange={onClose}>
      {error ? <CallFailure error={error} onRetry={ask} /> : <Skeleton lines={6} />}
    </Dialog>
  );
}
