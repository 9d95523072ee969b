import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { daysOfCoverLeft, isRenewable } from '@tuanbao/library/domain/renewal/renewalPeriod';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { renewalPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { UnbrokenDates } from '../platform/page/UnbrokenDates.tsx';
import { useServices } from '../platform/services/services.ts';
import { messages } from './renewalNotice.messages.ts';

/** True if the policy of the order is or was in force. A policy that has expired can be renewed too. */
const isRenewed = (status: OrderStatus) => isIn(orderMachine.sets.wasInForce, status);

/**
 * Notice that a policy ends soon or ended recently, with a button that leads to its renewal. Renders nothing for any
 * other order.
 */
export function RenewalNotice({ order }: { readonly order: OrderDetail }): ReactElement | null {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { clock } = useServices();
  const { status, endDate, orderSn } = order;
  if (!isRenewed(status) || !isRenewable(endDate, clock.today())) return null;
  const left = daysOfCoverLeft(endDate, clock.today());
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" variant="primary" onPress={() => void navigate(renewalPath(orderSn))}>
          {words.renew}
        </Button>
      }
    >
      <UnbrokenDates
        text={left > 0 ? words.endsIn(endDate, left) : left === 0 ? words.endsToday : words.ended(endDate)}
      />
    </Notice>
  );
}
