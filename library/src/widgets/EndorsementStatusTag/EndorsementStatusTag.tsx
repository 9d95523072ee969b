import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Tag, type TagTone } from '../../components/Tag/index.ts';
import type { EndorsementState } from '../../domain/endorsement/endorsementMachine.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementStatusTag.messages.ts';

/**
 * Tone of the tag for each state. Warning: the agent must act. Info: the insurer or the platform must act. Success: the
 * endorsement was confirmed. Danger: it was rejected, or its payment failed. Neutral: it was closed or deleted, or
 * the policy was surrendered.
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

/**
 * Tag with the name of an endorsement's (保全) state. The names are taken from the specification (§4). The ref is the
 * outermost element.
 */
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
