import { orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { isCancellable, isPastStartDate, isPayable } from '@tuanbao/library/domain/order/unpaidOrder';
import { describe, expect, it } from 'vitest';

const today = '2026-11-24';

describe('an order whose first day of cover has come', () => {
  it.each(['2026-11-23', '2026-11-24'])('from %s can no longer be paid', (startDate) => {
    expect(isPayable({ status: 'awaitingPayment', startDate }, today)).toBe(false);
    expect(isPastStartDate({ status: 'awaitingPayment', startDate }, today)).toBe(true);
  });

  it('from tomorrow can still be paid', () => {
    const order = { status: 'awaitingPayment', startDate: '2026-11-25' } as const;
    expect(isPayable(order, today)).toBe(true);
    expect(isPastStartDate(order, today)).toBe(false);
  });

  it('ends in every state before the payment, except while a transfer is claimed', () => {
    expect(orderStatuses.filter((status) => isPastStartDate({ status, startDate: today }, today))).toEqual([
      'pendingConfirmation',
      'pendingReview',
      'manualReview',
      'awaitingPayment',
      'materialsRejected',
    ]);
  });
});

it('an order is cancelled before it is paid, and not while a transfer is claimed', () => {
  expect(orderStatuses.filter((status) => isCancellable({ status }))).toEqual([
    'pendingConfirmation',
    'pendingReview',
    'manualReview',
    'awaitingPayment',
    'materialsRejected',
  ]);
});
