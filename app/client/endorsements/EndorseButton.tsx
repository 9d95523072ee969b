import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from '../orders/orderEndorsed.messages.ts';
import { endorsementOfPolicyPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useEndorsementStart } from './useEndorsementStart.ts';

export interface EndorseButtonProps {
  readonly order: Pick<OrderDetail, 'orderSn' | 'groupName' | 'status'>;
  /** True if the product allows endorsements. */
  readonly isEndorsable: boolean;
}

/**
 * Button that starts an endorsement of a policy in force. If the server refuses the endorsement, a notice shows the
 * reason. Renders nothing if the order has no policy in force, or if its product doesn't allow endorsements.
 */
export function EndorseButton({ order, isEndorsable }: EndorseButtonProps): ReactElement | null {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { asked, refusal, start } = useEndorsementStart((orderSn) => void navigate(endorsementOfPolicyPath(orderSn)));
  if (!isEndorsable || !isIn(orderMachine.sets.inForce, order.status)) return null;
  return (
    <>
      {refusal ? (
        <Notice tone="warning" role="alert">
          {refusal.text}
        </Notice>
      ) : null}
      <Button
        aria-label={words.startFor(order.groupName)}
        isPending={asked !== null}
        onPress={() => void start(order.orderSn)}
      >
        {words.start}
      </Button>
    </>
  );
}
