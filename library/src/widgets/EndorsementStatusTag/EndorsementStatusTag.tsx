import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Tag, type TagTone } from '../../components/Tag/index.ts';
import type { EndorsementState } from '../../domain/endorsement/endorsementMachine.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementStatusTag.messages.ts';

/**
 * Tones of the states. Warning: the agent must act. Info: the insurer or the platform must act. Neutral: the
 * endorsement is finished.
 */
const tones: Readonly<Record<EndorsementState, TagTone>> = {
  temporary: 'warning',
  awaitingMaterials: 'warning',
  awaitingPayment: 'warning',
  transferPending: 'info',
  firstReview: 'info',
  finalReview: 'info',
  confirmationDue: 'warning',
  inquiryDue: 'warning',
  callbackDue: 'warning',
  succeeded: 'success',
  closed: 'neutral',
  paymentFailed: 'danger',
  rejected: 'danger',
  surrendered: 'neutral',
  deleted: 'neutral',
};

export interface EndorsementStatusTagProps {
  /** State of the endorsement; `temporary` for a draft. */
  status: EndorsementState;
}

/** Tag with the state of an endorsement (保全), as the specification names it (§4). The ref is the outermost element. */
export const EndorsementStatusTag: ForwardRefExoticComponent<EndorsementStatusTagProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, EndorsementStatusTagProps>(function EndorsementStatusTag({ status }, ref) {
    const { statuses, groups } = useMessages(endorsementMessages);
    const { deleted } = useMessages(messages);
    const word = status === 'temporary' ? groups.toComplete : status === 'deleted' ? deleted : statuses[status];
    return (
      <Tag ref={ref} tone={tones[status]}>
        {word}
      </Tag>
    );
  });
