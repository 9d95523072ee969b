import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Select } from '@tuanbao/library/components/Select';
import { showToast } from '@tuanbao/library/components/Toast';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { cancellationReasons } from '@tuanbao/library/domain/order/unpaidOrder';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { messages as timeline } from '@tuanbao/library/widgets/OrderTimeline/messages';
import { type ReactElement, useState } from 'react';

import { cancelOrder } from '../../contract/ownCalls.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import * as S from './OrderDocuments.styles.ts';
import { messages } from './unpaidOrder.messages.ts';

export interface CancelOrderDialogProps {
  readonly order: Pick<OrderDetail, 'orderSn' | 'groupName'>;
  readonly onClose: () => void;
  /**
   * Called when the order was cancelled, and also when the cancellation failed, because the state of the order may have
   * changed.
   */
  readonly onDone: () => void;
}

/** Dialog in which the agent confirms the cancellation of an order and may give a reason. */
export function CancelOrderDialog({ order, onClose, onDone }: CancelOrderDialogProps): ReactElement {
  const words = useMessages(messages);
  const { cancellations } = useMessages(timeline);
  const { send } = useServices();
  const { isPending, run } = useAction();
  const [reason, setReason] = useState('');
  const { orderSn, groupName } = order;

  const cancel = () =>
    run(async () => {
      const cancelReason = cancellationReasons.find((known) => known === reason);
      try {
        await send(cancelOrder, { orderSn, cancelReason });
        showToast({ tone: 'success', title: words.cancelled });
        onClose();
      } finally {
        onDone(); // Also called after a refusal, so that the screen reloads the order.
      }
    });

  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={words.cancelTitle}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.keep}</Button>
          <Button variant="danger" isPending={isPending} onPress={() => void cancel()}>
            {words.confirmCancel}
          </Button>
        </>
      }
    >
      <S.Stack>
        <p>{words.cancelText(groupName, orderSn)}</p>
        <Select
          label={words.reason}
          placeholder={words.noReason}
          value={reason}
          onChange={setReason}
          options={cancellationReasons.map((value) => ({ value, label: cancellations[value] }))}
        />
      </S.Stack>
    </Dialog>
  );
}
