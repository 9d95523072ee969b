import type { OrderEvent } from '../domain/order/order.ts';

/** An order number in the format that agents and customers see. */
export const sampleOrderSn = 'TB20261120000017';

/** Events of an order that was reviewed by a person, paid late in the evening and issued after midnight in Shanghai. */
export const issuedOrderEvents: readonly OrderEvent[] = [
  { from: null, to: 'pendingConfirmation', reason: 'submitted', at: '2026-11-20T01:12:00.000Z', by: 'agent' },
  {
    from: 'pendingConfirmation',
    to: 'pendingReview',
    reason: 'reviewNeeded',
    at: '2026-11-20T01:12:01.000Z',
    by: 'system',
  },
  {
    from: 'pendingReview',
    to: 'manualReview',
    reason: 'manualReviewNeeded',
    at: '2026-11-20T02:30:00.000Z',
    by: 'insurer',
  },
  { from: 'manualReview', to: 'awaitingPayment', reason: 'accepted', at: '2026-11-20T08:05:00.000Z', by: 'insurer' },
  { from: 'awaitingPayment', to: 'underwriting', reason: 'paid', at: '2026-11-20T15:58:30.000Z', by: 'payer' },
  { from: 'underwriting', to: 'insured', reason: 'issued', at: '2026-11-20T16:03:10.000Z', by: 'insurer' },
];

/** Events of an order that waits for its payment, because the insurer didn't find the bank transfer. */
export const unpaidOrderEvents: readonly OrderEvent[] = [
  { from: null, to: 'pendingConfirmation', reason: 'submitted', at: '2026-11-19T06:00:00.000Z', by: 'agent' },
  {
    from: 'pendingConfirmation',
    to: 'awaitingPayment',
    reason: 'accepted',
    at: '2026-11-19T06:00:01.000Z',
    by: 'system',
  },
  {
    from: 'awaitingPayment',
    to: 'transferPending',
    reason: 'transferClaimed',
    at: '2026-11-19T09:20:00.000Z',
    by: 'agent',
  },
  {
    from: 'transferPending',
    to: 'awaitingPayment',
    reason: 'transferNotFound',
    at: '2026-11-20T03:00:00.000Z',
    by: 'insurer',
  },
];
