import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Tag, type TagTone } from '../../components/Tag/index.ts';
import type { OrderStatus } from '../../domain/order/orderMachine.ts';
import { orderStatusMessages } from '../../i18n/orderStatus.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/**
 * Tone of the tag for each state. Warning: the agent or the applicant must act. Info: the insurer or the platform must
 * act. Success: the order is insured. Danger: the insurer rejected the materials or the order. Neutral: the order was
 * refunded, surrendered, closed or invalid.
 */
const tones: Readonly<Record<OrderStatus, TagTone>> = {
  pendingConfirmation: 'warning',
  pendingReview: 'info',
  manualReview: 'info',
  awaitingPayment: 'warning',
  transferPending: 'info',
  underwriting: 'info',
  materialsRejected: 'danger',
  insured: 'success',
  insuredMaterialsDue: 'warning',
  issuing: 'info',
  failed: 'danger',
  refunding: 'info',
  refunded: 'neutral',
  refundSucceeded: 'neutral',
  surrendered: 'neutral',
  closed: 'neutral',
  invalid: 'neutral',
};

export interface OrderStatusTagProps {
  /** State of the order. */
  status: OrderStatus;
}

/**
 * Tag with the name of an order's state. The names are taken from the specification (§4). The ref is the outermost
 * element.
 */
export const OrderStatusTag: ForwardRefExoticComponent<OrderStatusTagProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  OrderStatusTagProps
>(function OrderStatusTag({ status }, ref) {
  const words = useMessages(orderStatusMessages);
  return (
    <Tag ref={ref} tone={tones[status]}>
      {words[status]}
    </Tag>
  );
});
