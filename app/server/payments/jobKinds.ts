import type { LaneJob } from '../services/lanes.ts';

/** Payload of a job on a payment: its id. */
export interface PaymentJob {
  readonly paymentId: string;
}

/** Payload of a job on a refund of an endorsement or a surrender: its id. */
export interface RefundJob {
  readonly refundId: string;
}

/** Payload of a job on an order: its row id. */
export interface OrderJob {
  readonly orderId: number;
}

/** Refunds a payment. */
export const paymentRefund: LaneJob<PaymentJob> = {
  name: 'payment.refund',
  lane: 'payment',
  keyOf: ({ paymentId }) => `payment.refund:${paymentId}`,
  isDispensable: false,
};

/** Refunds a part of a payment after a surrender. */
export const surrenderRefund: LaneJob<RefundJob> = {
  name: 'surrender.refund',
  lane: 'payment',
  keyOf: ({ refundId }) => `surrender.refund:${refundId}`,
  isDispensable: false,
};

/** Closes an overdue order. */
export const orderClose: LaneJob<OrderJob> = {
  name: 'order.close',
  lane: 'own',
  keyOf: ({ orderId }) => `order.close:${orderId}`,
  isDispensable: true,
};

/** Ends the waiting payment of an overdue order, and closes the order. */
export const orderEndPayment: LaneJob<OrderJob> = {
  name: 'order.endPayment',
  lane: 'payment',
  keyOf: ({ orderId }) => `order.endPayment:${orderId}`,
  isDispensable: true,
};
