import { surrenderDateOf, type SurrenderFacts, surrenderProblem } from '@tuanbao/library/domain/order/surrender';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';
import { surrenderMessages } from '@tuanbao/library/i18n/surrender.messages';
import { describe, expect, it } from 'vitest';

const facts: SurrenderFacts = {
  status: 'insured',
  cover: { startDate: '2026-12-01', endDate: '2027-11-30' },
  today: '2027-03-15',
  hasOpenEndorsement: false,
  hasOpenSurrender: false,
};

describe('a surrender', () => {
  it.each(['insured', 'insuredMaterialsDue'] as const)('is possible while an order is %s', (status) => {
    expect(surrenderProblem({ ...facts, status })).toBeNull();
  });

  it.each([
    ['surrenderNotInForce', { status: 'awaitingPayment' }],
    ['surrenderNotInForce', { status: 'invalid', hasOpenSurrender: true }],
    ['surrenderNotInForce', { status: 'surrendered' }],
    ['surrenderInProgress', { hasOpenSurrender: true, hasOpenEndorsement: true }],
    ['surrenderCoverEnded', { today: '2027-11-30', hasOpenEndorsement: true }],
    ['surrenderEndorsementOpen', { hasOpenEndorsement: true }],
  ] as const)('is refused with %s for %o', (code, changed) => {
    expect(surrenderProblem({ ...facts, ...changed })?.code).toBe(code);
  });

  it('ends the cover tomorrow, or on the first day of one that has not begun', () => {
    expect(surrenderDateOf('2027-03-15', facts.cover)).toBe('2027-03-16');
    expect(surrenderDateOf('2026-11-20', facts.cover)).toBe('2026-12-01');
    expect(surrenderProblem({ ...facts, today: '2027-11-29' })).toBeNull();
  });

  it('has a name for each of its states, in both languages', () => {
    for (const { states } of [surrenderMessages['zh-CN'], surrenderMessages['en-US']]) {
      expect(Object.keys(states)).toEqual(surrenderMachine.states);
    }
  });
});
