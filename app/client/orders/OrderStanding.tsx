import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList, type DescriptionItem } from '@tuanbao/library/components/DescriptionList';
import { daysBetween } from '@tuanbao/library/domain/calendar/daysBetween';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { nextStepOf } from '@tuanbao/library/domain/order/orderNextStep';
import { daysOfCoverLeft } from '@tuanbao/library/domain/renewal/renewalPeriod';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../platform/services/services.ts';
import { NextStep } from './NextStep.tsx';
import { messages } from './orders.messages.ts';

export interface OrderStandingProps {
  readonly order: OrderDetail;
}

/**
 * Card with the days until the cover of a policy starts or ends, and with the agent's next step. Renders nothing if the
 * policy isn't in force and the agent has nothing to do.
 */
export function OrderStanding({ order }: OrderStandingProps): ReactElement | null {
  const words = useMessages(messages);
  const today = useServices().clock.today();
  const untilStart = daysBetween(today, order.startDate);
  const left = daysOfCoverLeft(order.endDate, today);
  const isInForce = isIn(orderMachine.sets.inForce, order.status) && left >= 0;
  const items: readonly DescriptionItem[] = [
    ...(isInForce
      ? [{ term: words.cover, description: untilStart > 0 ? words.coverStarts(untilStart) : words.coverEndsIn(left) }]
      : []),
    ...(nextStepOf(order, today) ? [{ term: words.nextStep, description: <NextStep order={order} /> }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Card title={words.standing}>
      <DescriptionList items={items} />
    </Card>
  );
}
