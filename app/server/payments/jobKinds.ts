import type { LaneJob } from '../services/lanes.ts';

/** Payload of a job for a payment: the id of the payment. */
export interface PaymentJob {
  readonly paymentId: string;
}

/** Payload of a job for a refund of an endorsement or a surrender: the id of the refund. */
export interface RefundJob {
  readonly refundId: string;
}

/** Payload of a job for an order: the id of its row. */
export interface OrderJob {
  readonly orderId: number;
}

/** Job that refunds a whole payment. */
export const paymentRefund: LaneJob<PaymentJob> = {
  name: 'payment.refund',
  lane: 'payment',
  keyOf: ({ paymentId }) => `payment.refund:${paymentId}`,
  isDispensable: false,
};

/** Job that refunds a part of a payment after a surrender. */
export const surrenderRefund: LaneJob<RefundJob> = {
  name: 'surrender.refund',
  lane: 'payment',
  keyOf: ({ refundId }) => `surrender.refund:${refundId}`,
  isDispensable: false,
};

/** Job that closes an overdue order. */
export const orderClose: LaneJob<OrderJob> = {
  name: 'order.close',
  lane: 'own',
  keyOf: ({ orderId }) => `order.close:${orderId}`,
  isDispensable: true,
};

/** Job that ends the waiting payment of an overdue order, and then closes the order. */
export const orderEndPayment: LaneJob<OrderJob> = {
  name: 'order.endPayment',
  lane: 'payment',
  keyOf: ({ orderId }) => `order.endPayment:${orderId}`,
  isDispensable: true,
};
