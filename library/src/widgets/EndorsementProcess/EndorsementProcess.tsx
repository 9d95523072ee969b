import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { CheckIcon, CloseIcon } from '../../components/Icon/index.ts';
import type { EndorsementState } from '../../domain/endorsement/endorsementMachine.ts';
import { processOf } from '../../domain/endorsement/endorsementSteps.ts';
import type { ReviewProcess } from '../../domain/product/endorsementRule.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementProcess.messages.ts';
import * as S from './EndorsementProcess.styles.ts';

export interface EndorsementProcessProps {
  /** Where the endorsement stands. */
  status: EndorsementState;
  /** How the insurer reviews it: first and then finally, or once. */
  review: ReviewProcess;
  /** Whether a premium is charged: paying it is then a step. Shown by itself while the payment is due. @default false */
  isCharged?: boolean | undefined;
  /** The state before it was closed or rejected: the step where it stopped. */
  stoppedIn?: EndorsementState | null | undefined;
}

/** The way of an endorsement through the insurer's house, in either of the two displays of the specification (§4). The ref is the outermost element's. */
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
              {state === 'upcoming' ? null : <small>{words.states[state]}</small>}
            </span>
          </S.Stage>
        ))}
      </S.Way>
    );
  });
