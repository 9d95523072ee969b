import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

/**
 * The insurer's need of materials that an order lacks: `due` now, `later` perhaps, `notNeeded` since the policy was
 * issued without them, `over` where there will be no policy any more.
 */
export type NeedOfMaterials = 'due' | 'later' | 'notNeeded' | 'over';

const needs: Readonly<Record<OrderStatus, NeedOfMaterials>> = {
  pendingConfirmation: 'later',
  pendingReview: 'later',
  manualReview: 'later',
  awaitingPayment: 'later',
  transferPending: 'later',
  underwriting: 'later',
  issuing: 'later',
  materialsRejected: 'due',
  insuredMaterialsDue: 'due',
  insured: 'notNeeded',
  invalid: 'notNeeded',
  failed: 'over',
  refunding: 'over',
  refunded: 'over',
  refundSucceeded: 'over',
  surrendered: 'over',
  closed: 'over',
};

/** The insurer's need of materials that an order in a state lacks (specification §4: it asks in 120 and 201). */
export const needOfMaterials = (status: OrderStatus): NeedOfMaterials => needs[status];
