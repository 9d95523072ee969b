import type { OrderStatus } from './orderStatus.ts';

/** What lists and counts group the 17 order states by. */
export type OrderGroup = 'toConfirm' | 'inReview' | 'toPay' | 'underwriting' | 'insured' | 'failed' | 'ended';

export const orderGroups: readonly OrderGroup[] = [
  'toConfirm',
  'inReview',
  'toPay',
  'underwriting',
  'insured',
  'failed',
  'ended',
];

const groups: Readonly<Record<OrderStatus, OrderGroup>> = {
  pendingConfirmation: 'toConfirm',
  materialsRejected: 'toConfirm',
  pendingReview: 'inReview',
  manualReview: 'inReview',
  awaitingPayment: 'toPay',
  transferPending: 'toPay',
  underwriting: 'underwriting',
  issuing: 'underwriting',
  insured: 'insured',
  insuredMaterialsDue: 'insured',
  failed: 'failed',
  refunding: 'failed',
  refunded: 'failed',
  refundSucceeded: 'failed',
  surrendered: 'ended',
  closed: 'ended',
  invalid: 'ended',
};

/** The coarse status of an order. The specification names none for orders: the grouping is ours. */
export const orderGroupOf = (status: OrderStatus): OrderGroup => groups[status];
