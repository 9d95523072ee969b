import { useRefusals } from '@tuanbao/library/components/ErrorSummary';
import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useState } from 'react';

import type { RequestOf } from '../../contract/call.ts';
import type { claimOrderTransfer, OrderTransfer } from '../../contract/payments.ts';
import { uploadedFile } from '../files/uploadedFile.ts';
import { messages } from '../orders/orderActions.messages.ts';
import { useAction } from '../platform/query/useAction.ts';

/** Where a transfer goes, what it is over, and what was said of it. */
export type TransferTerms = Omit<OrderTransfer, 'orderSn'>;

/** Claim about a transfer, as it is sent. */
export type TransferClaimed = Omit<RequestOf<typeof claimOrderTransfer>, 'orderSn'>;

/** Fields of the form about a transfer. */
interface ClaimFields {
  readonly payerName: string;
  /** Of the account; may stay empty. */
  readonly payerBank: string;
  readonly payerAccount: string;
  /** `YYYY-MM-DD`; empty until it is chosen. */
  readonly paidOn: string;
  readonly proofs: readonly UploadedFile[];
}

export interface TransferClaim extends ClaimFields {
  readonly change: (patch: Partial<ClaimFields>) => void;
  /** Fields that keep the claim back; empty until it was tried. */
  readonly missing: readonly (typeof fields)[number][];
  /** Number of submits that were refused for what is missing. */
  readonly refusals: number;
  readonly isPending: boolean;
  readonly submit: () => void;
}

const fields = ['payerName', 'payerAccount', 'paidOn', 'proofs'] as const;

const isEmpty = (value: string | readonly UploadedFile[]): boolean =>
  typeof value === 'string' ? value.trim() === '' : value.length === 0;

/** A claim of a transfer as it is filled in, begun with what was claimed before. */
export function useTransferClaim(
  transfer: TransferTerms,
  claim: (claimed: TransferClaimed) => Promise<unknown>,
  onClaimed: () => void,
): TransferClaim {
  const words = useMessages(messages);
  const { payerName, payerBank, payerAccount, paidOn } = transfer;
  const [values, setValues] = useState<ClaimFields>(() => ({
    payerName,
    payerBank,
    payerAccount,
    paidOn,
    proofs: transfer.proofs.map(uploadedFile),
  }));
  const refusals = useRefusals();
  const { isPending, run } = useAction();
  const missing = fields.filter((field) => isEmpty(values[field]));

  const submit = async () => {
    if (missing.length > 0) return refusals.refuse();
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
  };

  return {
    ...values,
    change: (patch) => setValues((before) => ({ ...before, ...patch })),
    missing: refusals.hasRefused ? missing : [],
    refusals: refusals.count,
    isPending,
    submit: () => void submit(),
  };
}
