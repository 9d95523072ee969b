import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { EndorsementDetail } from '../../contract/endorsementRecords.ts';
import { initiateEndorsementPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { UnbrokenDates } from '../platform/page/UnbrokenDates.tsx';
import { useServices } from '../platform/services/services.ts';
import { messages } from './endorsementDetail.messages.ts';

/** True if the effective date of an endorsement has come, but its materials or its payment are still missing. */
export const isPast = ({ state, effectiveDate }: EndorsementDetail, today: string): boolean =>
  isIn(endorsementMachine.sets.overdue, state) && effectiveDate <= today;

/**
 * Notice that an endorsement can no longer continue, because its materials or its payment are missing on its effective
 * date, or because it was closed. The notice has a button that starts a new endorsement of the same policy. Renders
 * nothing for any other endorsement.
 */
export function PastEndorsementNotice({
  endorsement,
}: {
  readonly endorsement: EndorsementDetail;
}): ReactElement | null {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { clock } = useServices();
  const isPassed = isPast(endorsement, clock.today());
  if (!isPassed && endorsement.state !== 'closed') return null;
  return (
    <Notice
      tone={isPassed ? 'warning' : 'info'}
      action={
        <Button
          size="small"
          variant="primary"
          onPress={() => void navigate(initiateEndorsementPath(endorsement.policyUuid))}
        >
          {words.applyAgain}
        </Button>
      }
    >
      <UnbrokenDates text={isPassed ? words.past(endorsement.effectiveDate) : words.closedNext} />
    </Notice>
  );
}
