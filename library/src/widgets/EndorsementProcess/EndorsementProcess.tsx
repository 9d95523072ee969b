import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';

import { CheckIcon, CloseIcon } from '../../components/Icon/index.ts';
import type { EndorsementState } from '../../domain/endorsement/endorsementMachine.ts';
import { processOf } from '../../domain/endorsement/endorsementSteps.ts';
import type { ReviewProcess } from '../../domain/product/endorsementRule.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementProcess.messages.ts';
import * as S from './EndorsementProcess.styles.ts';

export interface EndorsementProcessProps {
  /** State of the endorsement. */
  status: EndorsementState;
  /** Kind of the insurer's review: with a first and a final review, or with a single review. */
  review: ReviewProcess;
  /** If true, the payment step is shown. While a payment is due, the step is always shown. @default false */
  isCharged?: boolean | undefined;
  /** State in which the endorsement was closed or rejected. The step of this state is marked as stopped. */
  stoppedIn?: EndorsementState | null | undefined;
}

/**
 * Shows the insurer's progress with an endorsement. The steps depend on the product's review process (specification
 * §4). The ref is the outermost element.
 */
export const EndorsementProcess: ForwardRefExoticComponent<EndorsementProcessProps & RefAttributes<HTMLOListElement>> =
  forwardRef<HTMLOListElement, EndorsementProcessProps>(function EndorsementProcess({ status, review, ...facts }, ref) {
    const words = useMessages(messages);
    const { processSteps } = useMessages(endorsementMessages);
    return (
      <S.Way ref={ref} aria-label={words.label}>
        {processOf(status, review, facts).map(({ step, state }, index) => (
          <S.Stage
            key={step}
            data-state={state}
            aria-current={state === 'current' || state === 'stopped' ? 'step' : undefined}
          >
            <span data-part="mark" aria-hidden>
              {state === 'done' ? <CheckIcon /> : state === 'stopped' ? <CloseIcon /> : index + 1}
            </span>
            <span>
              {processSteps[step]}
              {state === 'upcoming' ? null : <VisuallyHidden elementType="span"> {words.states[state]}</VisuallyHidden>}
            </span>
          </S.Stage>
        ))}
      </S.Way>
    );
  });
