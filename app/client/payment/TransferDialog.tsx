import { Button } from '@tuanbao/library/components/Button';
import { DateField } from '@tuanbao/library/components/DateField';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { FileUpload } from '@tuanbao/library/components/FileUpload';
import { Money } from '@tuanbao/library/components/Money';
import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { TextField } from '@tuanbao/library/components/TextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useMemo } from 'react';

import { type OrderTransfer, orderTransfer } from '../../contract/payments.ts';
import { uploadWith } from '../data/upload.ts';
import { useQuestion } from '../data/useQuestion.ts';
import * as S from '../orders/OrderDocuments.styles.ts';
import { messages } from '../orders/orderPapers.messages.ts';
import { useServices } from '../services.ts';
import { CallFailure } from '../shell/CallFailure.tsx';
import { useTransferClaim } from './useTransferClaim.ts';

export interface TransferDialogProps {
  readonly orderSn: string;
  readonly onClose: () => void;
  /** The proof is there: the order waits at 80. */
  readonly onClaimed: () => void;
}

/** Pays an order by corporate transfer: the account to pay into, and the proof that it was done. */
export function TransferDialog(props: TransferDialogProps): ReactElement {
  const words = useMessages(messages);
  const transfer = useQuestion(orderTransfer, { orderSn: props.orderSn }, { revalidateOnFocus: false });
  if (transfer.data) return <ClaimDialog {...props} transfer={transfer.data} />;
  return (
    <Dialog title={words.transferTitle} isOpen onOpenChange={props.onClose}>
      {transfer.error ? <CallFailure error={transfer.error} onRetry={transfer.ask} /> : <Skeleton lines={6} />}
    </Dialog>
  );
}

function ClaimDialog({ transfer, onClose, onClaimed }: TransferDialogProps & { readonly transfer: OrderTransfer }) {
  const words = useMessages(messages);
  const { send, clock } = useServices();
  const claim = useTransferClaim(transfer, onClaimed);
  const upload = useMemo(() => uploadWith(send), [send]);
  const missing = (field: keyof typeof words.missing) =>
    claim.missing.includes(field) ? words.missing[field] : undefined;
  return (
    <Dialog
      title={words.transferTitle}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" isPending={claim.isPending} onPress={claim.submit}>
            {transfer.state === 'waiting' ? words.correctClaim : words.claim}
          </Button>
        </>
      }
    >
      <S.Stack>
        {transfer.state === 'notFound' ? <Notice tone="warning">{words.notFound}</Notice> : null}
        <p>{words.transferText}</p>
        <DescriptionList
          items={[
            { term: words.accountName, description: transfer.account.name },
            { term: words.bank, description: transfer.account.bank },
            { term: words.accountNo, description: transfer.account.number },
            { term: words.amount, description: <Money fen={transfer.amountFen} size="lead" /> },
            { term: words.reference, description: transfer.reference, isWide: true },
          ]}
        />
        <TextField
          label={words.payerName}
          isRequired
          value={claim.payerName}
          onChange={(payerName) => claim.change({ payerName })}
          errorMessage={missing('payerName')}
        />
        <TextField
          label={words.payerAccount}
          inputMode="numeric"
          isRequired
          value={claim.payerAccount}
          onChange={(payerAccount) => claim.change({ payerAccount })}
          errorMessage={missing('payerAccount')}
        />
        <DateField
          label={words.paidOn}
          isRequired
          maxValue={clock.today()}
          value={claim.paidOn}
          onChange={(paidOn) => claim.change({ paidOn })}
          errorMessage={missing('paidOn')}
        />
        <FileUpload
          label={words.proofs}
          isRequired
          maxFiles={10}
          upload={upload}
          value={claim.proofs}
          onChange={(proofs) => claim.change({ proofs })}
          errorMessage={missing('proofs')}
        />
      </S.Stack>
    </Dialog>
  );
}
