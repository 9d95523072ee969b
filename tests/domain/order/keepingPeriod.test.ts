import { describe, expect, it } from 'vitest';

import { type KeptOrder, keepingOf } from '../../../library/src/domain/order/keepingPeriod.ts';

const policy = (startDate: string, endDate: string, lastDay = endDate): KeptOrder => ({
  status: 'insured',
  isIssued: true,
  startDate,
  endDate,
  lastDay,
});

const today = '2026-11-20';

describe('the period for which data of an insured person are kept', () => {
  it.each([
    ['a contract of a year', policy('2026-01-01', '2026-12-31'), '2031-12-31'],
    ['a contract of a month', policy('2026-11-01', '2026-11-30'), '2031-11-30'],
    ['a contract of a leap year', policy('2024-01-01', '2024-12-31'), '2029-12-31'],
    ['a contract of a year that begins on 29 February', policy('2024-02-29', '2025-02-28'), '2030-02-28'],
    ['a contract that ends on 29 February', policy('2023-03-01', '2024-02-29'), '2029-02-28'],
    ['a contract of a year and a day', policy('2026-01-01', '2027-01-01'), '2037-01-01'],
    ['a contract of two years that ends on 29 February', policy('2022-03-01', '2024-02-29'), '2034-02-28'],
    ['a surrendered contract of a year', policy('2026-01-01', '2026-12-31', '2026-05-09'), '2031-05-09'],
    ['a surrendered contract of two years', policy('2026-01-01', '2027-12-31', '2026-02-28'), '2036-02-28'],
  ])('of %s', (_, order, until) => {
    expect(keepingOf(order, 'insured', today)).toEqual({ rule: 'insuranceLaw', until });
  });

  it('ends after its last day', () => {
    const ended = policy('2020-02-29', '2021-02-28');
    expect(keepingOf(ended, 'insured', '2026-02-28')).toEqual({ rule: 'insuranceLaw', until: '2026-02-28' });
    expect(keepingOf(ended, 'insured', '2026-03-01')).toBeNull();
  });
});

it('data of the customer are kept for ten years from the end of the contract', () => {
  const order = policy('2023-03-01', '2024-02-29');
  expect(keepingOf(order, 'customer', today)).toEqual({ rule: 'antiMoneyLaundering', until: '2034-02-28' });
  expect(keepingOf(order, 'customer', '2034-03-01')).toBeNull();
});

describe('without a policy', () => {
  const order = { ...policy('2026-12-01', '2027-11-30'), isIssued: false };

  it('data are kept while the order runs', () => {
    for (const status of ['awaitingPayment', 'underwriting', 'refunding', 'failed'] as const) {
      expect(keepingOf({ ...order, status }, 'insured', today)).toEqual({ rule: 'orderRuns', until: '' });
    }
  });

  it('data can be erased once the order is closed or its payment is back', () => {
    expect(keepingOf({ ...order, status: 'closed' }, 'insured', today)).toBeNull();
    expect(keepingOf({ ...order, status: 'refundSucceeded' }, 'customer', today)).toBeNull();
  });
});
