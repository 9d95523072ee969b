import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../../client/platform/services/services.ts';
import { decideApproval, withdrawApproval } from '../../../contract/desk/oversight/approvals.ts';
import { ActionDialog } from '../../action/ActionDialog.tsx';
import type { ApprovalAction } from './ApprovalDialog.tsx';
import { messages } from './approvals.messages.ts';

export interface DecisionDialogProps {
  readonly approvalId: string;
  readonly action: ApprovalAction;
  /**
   * Called after the request was decided or withdrawn. `link` is the welcome link that an approval created; empty if no
   * link was created.
   */
  readonly onDone: (link: string) => void;
  readonly onClose: () => void;
}

/** Dialog that approves, rejects or withdraws a request. A decision needs a reason, but a withdrawal doesn't. */
export function DecisionDialog({ approvalId, action, onDone, onClose }: DecisionDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const texts = { approve: words.approveText, reject: words.rejectText, withdraw: words.withdrawText };
  const results = { approve: words.approved, reject: words.rejected, withdraw: words.withdrawn };
  const act = async (_: object, reason: string) => {
    const { link } =
      action === 'withdraw'
        ? { ...(await send(withdrawApproval, { approvalId })), link: '' }
        : await send(decideApproval, { approvalId, isApproved: action === 'approve', reason });
    showToast({ tone: 'success', title: results[action] });
    onDone(link);
  };
  return (
    <ActionDialog
      title={words[action]}
      verb={words[action]}
      asksReason={action !== 'withdraw'}
      isDangerous={action === 'reject'}
      initialValues={{}}
      act={act}
      onClose={onClose}
    >
      <p>{texts[action]}</p>
    </ActionDialog>
  );
}
