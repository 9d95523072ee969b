import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { OrderEvent } from '../../domain/order/order.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { formatInstant } from '../../i18n/formatInstant.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { OrderStatusTag } from '../OrderStatusTag/index.ts';
import { messages } from './OrderTimeline.messages.ts';
import * as S from './OrderTimeline.styles.ts';

export interface OrderTimelineProps {
  /** The events of the insurance order, in any sequence. */
  events: readonly OrderEvent[];
}

/**
 * History of an order. The latest event comes first. Each event shows its time (Asia/Shanghai), the person or system
 * that caused it, and its meaning. The ref is the outermost element.
 */
export const OrderTimeline: ForwardRefExoticComponent<OrderTimelineProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  OrderTimelineProps
>(function OrderTimeline({ events }, ref) {
  const words = useMessages(messages);
  const root = useFocusRef(ref);
  if (events.length === 0) return <S.Empty ref={root}>{words.empty}</S.Empty>;

  const latestFirst = [...events].reverse().sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <S.List ref={root} aria-label={words.label}>
      {latestFirst.map((event, index) => (
        <S.Entry key={`${event.at} ${event.to}`} aria-current={index === 0 ? 'step' : undefined}>
          <S.Head>
            <span>{ownValue(words.reasons, event.reason) ?? event.reason}</span>
            <OrderStatusTag status={event.to} />
          </S.Head>
          <S.Meta>
            <time dateTime={event.at}>{formatInstant(event.at)}</time>
            <span>{ownValue(words.by, event.by) ?? event.by}</span>
            {event.note ? <span>{event.note}</span> : null}
            {event.cancellation ? <span>{words.cancellations[event.cancellation]}</span> : null}
          </S.Meta>
        </S.Entry>
      ))}
    </S.List>
  );
});
