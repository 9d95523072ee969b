import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { EndorsementDetail } from '../../contract/endorsementRecords.ts';
import { messages } from './endorsementDetail.messages.ts';

export interface CloseTransferDialogProps {
  readonly endorsement: Pick<EndorsementDetail, 'netFen' | 'paidFen'>;
  readonly onClose: () => void;
  /** Called when the agent confirms that the endorsement shall be closed. */
  readonly onConfirm: () => void;
}

/**
 * Dialog in which the agent confirms that an endorsement with a reported corporate transfer shall be closed, because the
 * transferred money may already have arrived.
 */
export function CloseTransferDialog({ endorsement, onClose, onConfirm }: CloseTransferDialogProps): ReactElement {
  const words = useMessages(messages);
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={words.closeTitle}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.keepOpen}</Button>
          <Button variant="danger" onPress={onConfirm}>
            {words.confirmClose}
          </Button>
        </>
      }
    >
      <p>{words.closeTransfer(formatFen(endorsement.netFen - endorsement.paidFen))}</p>
    </Dialog>
  );
}
