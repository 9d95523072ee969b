import { daysBetween } from '@tuanbao/library/domain/calendar/daysBetween';
import {
  type EndorsementToContinue,
  nextStepOfEndorsement,
} from '@tuanbao/library/domain/endorsement/endorsementNextStep';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import * as S from '../list/NextStep.styles.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './endorsements.messages.ts';

export interface EndorsementNextStepProps {
  readonly endorsement: EndorsementToContinue;
}

/**
 * Shows the agent's next step for an endorsement, with its deadline. Renders nothing if the agent has nothing to do.
 */
export function EndorsementNextStep({ endorsement }: EndorsementNextStepProps): ReactElement | null {
  const words = useMessages(messages);
  const today = useServices().clock.today();
  const next = nextStepOfEndorsement(endorsement);
  if (next === null) return null;
  const { step, until } = next;
  const days = until === null ? null : Math.max(0, daysBetween(today, until));
  const isUrgent = step === 'answer' || step === 'resendMaterials' || (days !== null && days <= 7);
  return (
    <S.Step data-urgent={isUrgent || undefined}>
      {days === null ? words.steps[step] : words.stepWithin(words.steps[step], days)}
    </S.Step>
  );
}
