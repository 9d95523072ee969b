import { Button } from '@tuanbao/library/components/Button';
import { DateField } from '@tuanbao/library/components/DateField';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { ErrorSummary } from '@tuanbao/library/components/ErrorSummary';
import { FileUpload } from '@tuanbao/library/components/FileUpload';
import { Money } from '@tuanbao/library/components/Money';
import { Notice } from '@tuanbao/library/components/Notice';
import { TextField } from '@tuanbao/library/components/TextField';
import type { Bank } from '@tuanbao/library/domain/bank/bank';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { BankPicker } from '@tuanbao/library/widgets/BankPicker';
import { type ReactElement, useId, useMemo } from 'react';

import { useBanks } from '../data/useBanks.ts';
import { uploadWith } from '../files/upload.ts';
import { messages } from '../orders/orderActions.messages.ts';
import * as S from '../orders/OrderDocuments.styles.ts';
import { useServices } from '../platform/services/services.ts';
import { type TransferClaim, type TransferClaimed, type TransferTerms, useTransferClaim } from './useTransferClaim.ts';

export interface TransferClaimDialogProps {
  readonly transfer: TransferTerms;
  /** Product that is paid for: its insurer's banks are offered. */
  readonly productId: string;
  /** Sends the claim. @throws CallError */
  readonly claim: (claim: TransferClaimed) => Promise<unknown>;
  readonly onClose: () => void;
  /** The claim was taken. */
  readonly onClaimed: () => void;
}

/** One array for as long as there are none. */
const noBanks: readonly Bank[] = [];

/** The account that a transfer goes to, and the form of its proof; what was claimed before can be corrected. */
export function TransferClaimDialog(props: TransferClaimDialogProps): ReactElement {
  const { transfer, productId, onClose } = props;
  const words = useMessages(messages);
  const claim = useTransferClaim(transfer, props.claim, props.onClaimed);
  const formId = useId();
  const errors = claim.missing.map((field) => ({ message: words.missing[field], targetId: `${formId}-${field}` }));
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
        <ErrorSummary items={errors} refusals={claim.refusals} />
        {transfer.state === 'notFound' ? <Notice tone="warning">{words.notFound}</Notice> : null}
        <p>{words.transferText}</p>
        <Account transfer={transfer} />
        <ClaimFields claim={claim} productId={productId} formId={formId} />
      </S.Stack>
    </Dialog>
  );
}

function Account({ transfer }: Pick<TransferClaimDialogProps, 'transfer'>): ReactElement {
  const words = useMessages(messages);
  return (
    <DescriptionList
      items={[
        { term: words.accountName, description: transfer.account.name },
        { term: words.bank, description: transfer.account.bank },
        { term: words.accountNo, description: transfer.account.number },
        { term: words.amount, description: <Money fen={transfer.amountFen} size="lead" /> },
        { term: words.reference, description: transfer.reference, isWide: true },
      ]}
    />
  );
}

interface ClaimFieldsProps extends Pick<TransferClaimDialogProps, 'productId'> {
  readonly claim: TransferClaim;
  /** Prefix of the ids of the fields. */
  readonly formId: string;
}

function ClaimFields({ claim, productId, formId }: ClaimFieldsProps): ReactElement {
  const words = useMessages(messages);
  const { send, clock } = useServices();
  const banks = useBanks(productId);
  const upload = useMemo(() => uploadWith(send), [send]);
  const fieldOf = (field: keyof typeof words.missing) => ({
    id: `${formId}-${field}`,
    errorMessage: claim.missing.includes(field) ? words.missing[field] : undefined,
  });
  return (
    <>
      <TextField
        {...fieldOf('payerName')}
        label={words.payerName}
        isRequired
        value={claim.payerName}
        onChange={(payerName) => claim.change({ payerName })}
      />
      <BankPicker
        label={words.payerBank}
        banks={banks.data ?? noBanks}
        value={claim.payerBank}
        onChange={(payerBank) => claim.change({ payerBank })}
      />
      <TextField
        {...fieldOf('payerAccount')}
        label={words.payerAccount}
        inputMode="numeric"
        isRequired
        value={claim.payerAccount}
        onChange={(payerAccount) => claim.change({ payerAccount })}
      />
      <DateField
        {...fieldOf('paidOn')}
        label={words.paidOn}
        isRequired
        maxValue={clock.today()}
        value={claim.paidOn}
        onChange={(paidOn) => claim.change({ paidOn })}
      />
      <FileUpload
        {...fieldOf('proofs')}
        label={words.proofs}
        isRequired
        maxFiles={10}
        upload={upload}
        value={claim.proofs}
        onChange={(proofs) => claim.change({ proofs })}
      />
    </>
  );
}
