import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import type { RequestOf } from '../../contract/call.ts';
import type { claimOrderTransfer, OrderTransfer } from '../../contract/payments.ts';
import { uploadedFile } from '../files/uploadedFile.ts';
import { messages } from '../orders/orderActions.messages.ts';
import { useAction } from '../platform/query/useAction.ts';

/** Account, amount and reference text of a transfer, and the data that the agent has reported about it. */
export type TransferTerms = Omit<OrderTransfer, 'orderSn'>;

/** The agent's report of a transfer, as the request contains it. */
export type TransferClaimed = Omit<RequestOf<typeof claimOrderTransfer>, 'orderSn'>;

/** Values of the form in which the agent reports a transfer. */
export interface ClaimValues {
  readonly payerName: string;
  /** Bank of the payer's account; the field may be left empty. */
  readonly payerBank: string;
  readonly payerAccount: string;
  /** Day of the transfer, as `YYYY-MM-DD`; empty until a day is chosen. */
  readonly paidOn: string;
  readonly proofs: readonly UploadedFile[];
}

export interface TransferClaim {
  /** Initial values of the form: the values that the agent reported before, if there are any. */
  readonly first: ClaimValues;
  /** Checks the values of the form and returns a message for each field that prevents the submission. */
  readonly validate: (values: ClaimValues) => Readonly<Partial<Record<(typeof fields)[number], string>>>;
  readonly isPending: boolean;
  readonly submit: (values: ClaimValues) => Promise<void>;
}

const fields = ['payerName', 'payerAccount', 'paidOn', 'proofs'] as const;

const isEmpty = (value: string | readonly UploadedFile[]): boolean =>
  typeof value === 'string' ? value.trim() === '' : value.length === 0;

/** Returns the initial values of the form, the function that checks them, and the function that submits the report. */
export function useTransferClaim(
  transfer: TransferTerms,
  claim: (claimed: TransferClaimed) => Promise<unknown>,
  onClaimed: () => void,
): TransferClaim {
  const words = useMessages(messages);
  const { payerName, payerBank, payerAccount, paidOn, proofs } = transfer;
  const { isPending, run } = useAction();
  return {
    first: { payerName, payerBank, payerAccount, paidOn, proofs: proofs.map(uploadedFile) },
    validate: (values) =>
      Object.fromEntries(
        fields.filter((field) => isEmpty(values[field])).map((field) => [field, words.missing[field]]),
      ),
    isPending,
    submit: async (values) => {
      await run(async () => {
        await claim({
          payerName: values.payerName.trim(),
          payerBankName: values.payerBank.trim(),
          payerAccount: values.payerAccount.trim(),
          payDate: values.paidOn,
          fileUrlList: values.proofs.map(({ id }) => id),
        });
        showToast({ tone: 'success', title: words.claimed });
        onClaimed();
      });
    },
  };
}
