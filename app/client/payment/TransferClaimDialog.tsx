import { Button } from '@tuanbao/library/components/Button';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Money } from '@tuanbao/library/components/Money';
import { Notice } from '@tuanbao/library/components/Notice';
import type { Bank } from '@tuanbao/library/domain/bank/bank';
import { FormikBankPicker } from '@tuanbao/library/formik/FormikBankPicker';
import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { FormikErrorSummary } from '@tuanbao/library/formik/FormikErrorSummary';
import { FormikFileUpload } from '@tuanbao/library/formik/FormikFileUpload';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { Formik } from 'formik';
import { type ReactElement, useId, useMemo } from 'react';

import { useBanks } from '../data/useBanks.ts';
import { uploadWith } from '../files/upload.ts';
import { messages } from '../orders/orderActions.messages.ts';
import * as S from '../orders/OrderDocuments.styles.ts';
import { useServices } from '../platform/services/services.ts';
import { type ClaimValues, type TransferClaimed, type TransferTerms, useTransferClaim } from './useTransferClaim.ts';

export interface TransferClaimDialogProps {
  readonly transfer: TransferTerms;
  /** Id of the product whose order or endorsement is paid. It is sent with the request for the list of banks. */
  readonly productId: string;
  /** Sends the report that the transfer was made. @throws CallError */
  readonly claim: (claim: TransferClaimed) => Promise<unknown>;
  readonly onClose: () => void;
  /** Called when the server has accepted the report. */
  readonly onClaimed: () => void;
}

/** Always the same empty array, so that components that get it don't render again. */
const noBanks: readonly Bank[] = [];

/**
 * Dialog that shows the account for a corporate transfer and has a form for reporting the transfer with its proof. If
 * the transfer was reported before, the report can be corrected.
 */
export function TransferClaimDialog(props: TransferClaimDialogProps): ReactElement {
  const { transfer, productId, onClose } = props;
  const words = useMessages(messages);
  const claim = useTransferClaim(transfer, props.claim, props.onClaimed);
  const formId = useId();
  return (
    <Formik<ClaimValues>
      initialValues={claim.first}
      validate={claim.validate}
      validateOnBlur={false}
      onSubmit={claim.submit}
    >
      {({ submitForm }) => (
        <Dialog
          title={words.transferTitle}
          isOpen
          onOpenChange={onClose}
          footer={
            <>
              <Button onPress={onClose}>{words.cancel}</Button>
              <Button variant="primary" isPending={claim.isPending} onPress={() => void submitForm()}>
                {transfer.state === 'waiting' ? words.correctClaim : words.claim}
              </Button>
            </>
          }
        >
          <S.Stack>
            <FormikErrorSummary idOf={(path) => `${formId}-${path}`} />
            {transfer.state === 'notFound' ? (
              <Notice tone="warning" title={transfer.words ? words.notFound : undefined}>
                {transfer.words || words.notFound}
              </Notice>
            ) : null}
            <p>{words.transferText}</p>
            <Account transfer={transfer} />
            <ClaimFields productId={productId} formId={formId} />
          </S.Stack>
        </Dialog>
      )}
    </Formik>
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
  /** Beginning of the ids of the elements of the form's fields. */
  readonly formId: string;
}

function ClaimFields({ productId, formId }: ClaimFieldsProps): ReactElement {
  const words = useMessages(messages);
  const { send, clock } = useServices();
  const banks = useBanks(productId);
  const upload = useMemo(() => uploadWith(send), [send]);
  const bind = (name: keyof ClaimValues) => ({ name, id: `${formId}-${name}` });
  return (
    <>
      <FormikTextField {...bind('payerName')} label={words.payerName} isRequired isImmediate />
      <FormikBankPicker {...bind('payerBank')} label={words.payerBank} banks={banks.data ?? noBanks} />
      <FormikTextField
        {...bind('payerAccount')}
        label={words.payerAccount}
        inputMode="numeric"
        isRequired
        isImmediate
      />
      <FormikDateField {...bind('paidOn')} label={words.paidOn} isRequired maxValue={clock.today()} />
      <FormikFileUpload {...bind('proofs')} label={words.proofs} isRequired maxFiles={10} upload={upload} />
    </>
  );
}
