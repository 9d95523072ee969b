import { showToast } from '@tuanbao/library/components/Toast';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../../client/platform/services/services.ts';
import { askRefund } from '../../../contract/desk/oversight/approvals.ts';
import { ActionDialog } from '../../action/ActionDialog.tsx';
import { messages } from './approvals.messages.ts';

export interface RefundDialogProps {
  /** Initial value of the field for the order number. @default '' */
  readonly orderSn?: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface RefundValues {
  readonly orderSn: string;
  readonly note: string;
}

/** Dialog with which an operator requests the manual refund of an order. */
export function RefundDialog({ orderSn: given = '', onDone, onClose }: RefundDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  return (
    <ActionDialog<RefundValues>
      title={words.askRefund}
      verb={words.askRefund}
      initialValues={{ orderSn: given, note: '' }}
      validate={({ orderSn, note }) => ({
        ...(orderSn.trim() === '' && { orderSn: words.orderMissing }),
        ...(note.trim() === '' && { note: words.noteMissing }),
      })}
      act={async ({ orderSn, note }, reason) => {
        await send(askRefund, { orderSn: orderSn.trim(), note: note.trim(), reason });
        showToast({ tone: 'success', title: words.asked });
        onDone();
      }}
      onClose={onClose}
    >
      <p>{words.refundText}</p>
      <FormikTextField name="orderSn" label={words.orderSn} maxLength={40} autoComplete="off" isRequired />
      <FormikTextField name="note" label={words.note} maxLength={300} isRequired />
    </ActionDialog>
  );
}
