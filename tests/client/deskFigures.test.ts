import { describe, expect, it } from 'vitest';

import { daysOfPeriod, figurePeriodProblems, periodOf } from '../../app/contract/desk/figures/figurePeriod.ts';
import { pathBehind } from '../../app/desk/figures/figuresPath.ts';
import { conversionOf } from '../../app/desk/figures/measures.ts';
import { timeSpanOf } from '../../app/desk/figures/timeSpan.ts';

describe('the period of figures', () => {
  it('is the last 30 days unless the address says otherwise', () => {
    expect(periodOf({ from: '', until: '' }, '2026-03-01')).toEqual({ from: '2026-01-31', until: '2026-03-01' });
    expect(periodOf({ from: '2026-02-29', until: '2026-02-28' }, '2026-03-01')).toEqual({
      from: '2026-01-31',
      until: '2026-02-28',
    });
    expect(daysOfPeriod(periodOf({ from: '', until: '' }, '2026-03-01'))).toBe(30);
  });

  it('has from 1 to 366 days', () => {
    expect(figurePeriodProblems({ from: '2026-01-02', until: '2026-01-01' })).toEqual(['periodReversed']);
    expect(figurePeriodProblems({ from: '2026-01-01', until: '2026-01-01' })).toEqual([]);
    expect(figurePeriodProblems({ from: '2024-01-01', until: '2024-12-31' })).toEqual([]);
    expect(figurePeriodProblems({ from: '2024-01-01', until: '2025-01-01' })).toEqual(['periodLong']);
  });
});

it.each([
  [59, 'seconds', '59'],
  [60, 'minutes', '1'],
  [3599, 'minutes', '60'],
  [5400, 'hours', '1.5'],
  [86_400, 'days', '1'],
  [216_000, 'days', '2.5'],
] as const)('%i seconds are shown in a fitting unit', (seconds, unit, count) => {
  expect(timeSpanOf(seconds)).toEqual({ unit, count });
});

describe('a row of figures', () => {
  const parts = {
    from: '2026-11-01',
    until: '2026-11-20',
    grouping: 'agency',
    measure: 'orders',
    product: '',
    host: '',
  };

  it('leads to the figures behind it', () => {
    expect(pathBehind({ key: '2026-11-03' }, 'day', { ...parts, grouping: '' })).toBe(
      '/desk/figures?from=2026-11-03&until=2026-11-03&grouping=product&measure=orders',
    );
    expect(pathBehind({ key: 'p1' }, 'product', { ...parts, grouping: 'product', host: 'a.cn' })).toBe(
      '/desk/figures?from=2026-11-01&until=2026-11-20&measure=orders&product=p1&host=a.cn',
    );
    expect(pathBehind({ key: '' }, 'agency', parts)).toContain('host=platform');
  });

  it('has no conversion without quotations', () => {
    const none = {
      premium: '0.00',
      submittedOrders: 0,
      paidOrders: 0,
      issuedPolicies: 0,
      policiesInForce: 0,
      quotations: 0,
      quotationsWithPolicy: 0,
      endorsements: 0,
      endorsementPremium: '0.00',
    };
    expect(conversionOf(none)).toBe('');
    expect(conversionOf({ ...none, quotations: 3, quotationsWithPolicy: 1 })).toBe('33.3%');
  });
});
