import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { nextStepOf } from '@tuanbao/library/domain/order/orderNextStep';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import * as S from '../list/NextStep.styles.ts';
import { useServices } from '../platform/services/services.ts';
import { isUrgent, nextStepText } from './nextStepText.ts';
import { messages } from './orderList.messages.ts';

export interface NextStepProps {
  readonly order: Pick<OrderSummary, 'status' | 'startDate' | 'endDate'>;
}

/** Shows the agent's next step for an order, with its deadline. Renders nothing if the agent has nothing to do. */
export function NextStep({ order }: NextStepProps): ReactElement | null {
  const words = useMessages(messages);
  const today = useServices().clock.today();
  const next = nextStepOf(order, today);
  if (next === null) return null;
  return <S.Step data-urgent={isUrgent(next, today) || undefined}>{nextStepText(next, today, words)}</S.Step>;
}
