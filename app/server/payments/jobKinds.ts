import type { LaneJob } from '../services/lanes.ts';

/** A payment. */
export interface PaymentJob {
  readonly paymentId: string;
}

/** A refund of an endorsement or a surrender. */
export interface RefundJob {
  readonly refundId: string;
}

/** An order. */
export interface OrderJob {
  readonly orderId: number;
}

/** Sends a payment back. */
export const paymentRefund: LaneJob<PaymentJob> = {
  name: 'payment.refund',
  lane: 'payment',
  keyOf: ({ paymentId }) => `payment.refund:${paymentId}`,
  isDispensable: false,
};

/** Sends back what a surrender left of a payment. */
export const surrenderRefund: LaneJob<RefundJob> = {
  name: 'surrender.refund',
  lane: 'payment',
  keyOf: ({ refundId }) => `surrender.refund:${refundId}`,
  isDispensable: false,
};

/** Closes an order whose term is over. */
export const orderClose: LaneJob<OrderJob> = {
  name: 'order.close',
  lane: 'own',
  keyOf: ({ orderId }) => `order.close:${orderId}`,
  isDispensable: true,
};

/** Ends the payment that an overdue order waits for, and closes the order. */
export const orderEndPayment: LaneJob<OrderJob> = {
  name: 'order.endPayment',
  lane: 'payment',
  keyOf: ({ orderId }) => `order.endPayment:${orderId}`,
  isDispensable: true,
};
