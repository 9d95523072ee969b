import { Dialog } from '@tuanbao/library/components/Dialog';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { claimOrderTransfer, orderTransfer } from '../../contract/payments.ts';
import { messages } from '../orders/orderActions.messages.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';
import { TransferClaimDialog } from './TransferClaimDialog.tsx';

export interface TransferDialogProps {
  readonly orderSn: string;
  readonly productId: string;
  readonly onClose: () => void;
  /**
   * Called when the server has accepted the report of the transfer. The order is then in state 80 until the transfer is
   * found.
   */
  readonly onClaimed: () => void;
}

/**
 * Dialog for paying an order by corporate transfer. It shows the account to pay to, and lets the agent report the
 * transfer with its proof.
 */
export function TransferDialog({ orderSn, productId, onClose, onClaimed }: TransferDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const transfer = useQuestion(orderTransfer, { orderSn }, { revalidateOnFocus: false });
  if (transfer.data)
    return (
      <TransferClaimDialog
        transfer={transfer.data}
        productId={productId}
        claim={(claim) => send(claimOrderTransfer, { orderSn, ...claim })}
        onClose={onClose}
        onClaimed={onClaimed}
      />
    );
  return (
    <Dialog title={words.transferTitle} isOpen onOpenChange={onClose}>
      {transfer.error ? <CallFailure error={transfer.error} onRetry={transfer.ask} /> : <Skeleton lines={6} />}
    </Dialog>
  );
}
