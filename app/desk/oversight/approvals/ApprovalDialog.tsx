import { Button } from '@tuanbao/library/components/Button';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './approvals.messages.ts';
import { type ListedApproval, useApprovalTexts } from './useApprovalTexts.ts';

/** Actions of an operator on a request for approval. Only the author of the request can withdraw it. */
export type ApprovalAction = 'approve' | 'reject' | 'withdraw';

export interface ApprovalDialogProps {
  readonly approval: ListedApproval;
  /** Called when the operator chooses an action on the request. */
  readonly onAct: (action: ApprovalAction) => void;
  readonly onClose: () => void;
}

/**
 * Dialog that shows a request for approval. If the operator may decide the request, it has the buttons to approve and
 * reject. If the operator made the request, it has the button to withdraw.
 */
export function ApprovalDialog({ approval, onAct, onClose }: ApprovalDialogProps): ReactElement {
  const words = useMessages(messages);
  return (
    <Dialog
      title={words.kinds[approval.kind]}
      isOpen
      isDismissable
      onOpenChange={onClose}
      footer={<ApprovalButtons approval={approval} onAct={onAct} onClose={onClose} />}
    >
      <ApprovalFacts approval={approval} />
    </Dialog>
  );
}

function ApprovalButtons({ approval, onAct, onClose }: ApprovalDialogProps): ReactElement {
  const words = useMessages(messages);
  if (approval.isDecidable) {
    return (
      <>
        <Button onPress={() => onAct('reject')}>{words.reject}</Button>
        <Button variant="primary" onPress={() => onAct('approve')}>
          {words.approve}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onPress={onClose}>{words.close}</Button>
      {approval.isOwn && approval.state === 'waiting' ? (
        <Button onPress={() => onAct('withdraw')}>{words.withdraw}</Button>
      ) : null}
    </>
  );
}

function ApprovalFacts({ approval }: { readonly approval: ListedApproval }): ReactElement {
  const words = useMessages(messages);
  const { subject, before, after } = useApprovalTexts()(approval);
  const { state, askedBy, askTime, reason, endTime, decidedBy, decideTime, note } = approval;
  return (
    <DescriptionList
      items={[
        { term: words.subject, description: subject, isWide: true },
        { term: words.before, description: before },
        { term: words.after, description: after },
        { term: words.asker, description: askedBy },
        { term: words.askedAt, description: formatInstant(askTime) },
        { term: words.reason, description: reason, isWide: true },
        ...(note === '' ? [] : [{ term: words.note, description: note, isWide: true }]),
        { term: words.state, description: words.states[state] },
        ...(state === 'waiting' ? [{ term: words.until, description: formatInstant(endTime) }] : []),
        ...(decidedBy === ''
          ? []
          : [
              { term: words.decider, description: decidedBy },
              { term: words.decidedAt, description: decideTime === '' ? '' : formatInstant(decideTime) },
              { term: words.words, description: approval.words, isWide: true },
            ]),
      ]}
    />
  );
}
