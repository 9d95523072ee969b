import { showToast } from '@tuanbao/library/components/Toast';
import { formatYuan } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { TransferredKind } from '../../contract/desk/work/waiting.schema.ts';
import { noteRefundSent, type pendingRefunds } from '../../contract/desk/work/waiting.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { messages } from './waiting.messages.ts';

/** A refund that an operator must send by bank transfer. */
export type RefundToTransfer = ResponseOf<typeof pendingRefunds>['list'][number] & { readonly kind: TransferredKind };

export interface RefundSentDialogProps {
  readonly refund: RefundToTransfer;
  /** Called when the transfer is recorded. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Dialog that records that a refund was sent by a bank transfer. */
export function RefundSentDialog({ refund, onDone, onClose }: RefundSentDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { kind, id, amount } = refund;
  return (
    <ActionDialog
      title={words.sentTitle}
      verb={words.sent}
      initialValues={{}}
      act={async (_, reason) => {
        await send(noteRefundSent, { kind, id, reason });
        showToast({ tone: 'success', title: words.sentDone });
        onDone();
      }}
      onClose={onClose}
    >
      <p>{words.sentText(formatYuan(amount))}</p>
    </ActionDialog>
  );
}
