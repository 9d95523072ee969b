import { materialProblems } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import { refundDueOf, refundSharesOf } from '@tuanbao/library/domain/endorsement/endorsementSettlement';
import { policyEligibilityProblem } from '@tuanbao/library/domain/endorsement/policyEligibility';
import { MoneyError } from '@tuanbao/library/domain/money/fen';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('what goes back', () => {
  it.each([
    [500, 500, true, 0],
    [-300, 0, true, 300],
    [200, 500, true, 300],
    [500, 500, false, 500],
    [-300, 0, false, 0],
  ])('net %d, paid %d, in force %s: %d', (netFen, paidFen, isInForce, refundFen) => {
    expect(refundDueOf(netFen, paidFen, isInForce)).toBe(refundFen);
  });

  it('is no amount if a part is none', () => {
    expect(() => refundDueOf(0.5, 0, true)).toThrow(MoneyError);
  });

  it('is divided among the payments without losing a fen, and no payment refunds more than its rest', () => {
    const payments = fc.array(fc.nat({ max: 10_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.nat({ max: 30_000 }), payments, (amountFen, left) => {
        const given = left.map((leftFen, at) => ({ id: String(at), leftFen }));
        const shares = refundSharesOf(amountFen, given);

        expect(shares.reduce((sum, share) => sum + share.amountFen, 0)).toBe(amountFen);
        for (const { id, leftFen } of given) {
          const taken = shares.filter(({ paymentId }) => paymentId === id).map((share) => share.amountFen);
          expect(taken.reduce((sum, fen) => sum + fen, 0)).toBeLessThanOrEqual(leftFen);
        }
        const covered = left.reduce((sum, fen) => sum + fen, 0) >= amountFen;
        expect(shares.some(({ paymentId }) => paymentId === null)).toBe(!covered);
      }),
    );
  });
});

describe('the materials', () => {
  const rule = {
    materials: [
      { code: 'application', name: '保全申请书', isRequired: true },
      { code: 'roster', name: '人员变更清单', isRequired: false },
    ],
  };

  it('are all there', () => {
    expect(materialProblems([{ code: 'application', files: ['a.pdf'] }], rule)).toEqual([]);
  });

  it('are missing, also without a file, or unknown', () => {
    const given = [
      { code: 'application', files: [] },
      { code: 'photograph', files: ['b.jpg'] },
    ];
    expect(materialProblems(given, rule).map(({ path, code }) => `${path} ${code}`)).toEqual([
      'materials.application materialMissing',
      'materials materialUnknown',
    ]);
  });
});

describe('whether a policy may be endorsed', () => {
  const facts = {
    rule: { kinds: ['add'] as const },
    isInForce: true,
    cover: { startDate: '2026-12-01', endDate: '2027-11-30' },
    today: '2027-03-01',
    hasOpenEndorsement: false,
    hasOpenSurrender: false,
  };

  it('yes', () => {
    expect(policyEligibilityProblem(facts)).toBeNull();
  });

  it.each([
    ['endorsementNotOffered', { rule: null, isInForce: false }],
    ['endorsementNotOffered', { rule: { kinds: [] } }],
    ['policyNotInForce', { isInForce: false, hasOpenEndorsement: true }],
    ['coverEnded', { today: '2027-11-30' }],
    ['surrenderUnderWay', { hasOpenEndorsement: true, hasOpenSurrender: true }],
    ['endorsementInProgress', { hasOpenEndorsement: true }],
  ])('%s', (code, changed) => {
    expect(policyEligibilityProblem({ ...facts, ...changed })?.code).toBe(code);
  });

  it('still on the day before the last', () => {
    expect(policyEligibilityProblem({ ...facts, today: '2027-11-29' })).toBeNull();
  });
});
