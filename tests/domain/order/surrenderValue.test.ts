import { personCharge } from '@tuanbao/library/domain/endorsement/personCharge';
import { type PremiumPart, type SurrenderTerms, surrenderValueOf } from '@tuanbao/library/domain/order/surrenderValue';
import type { RefundFee } from '@tuanbao/library/domain/product/endorsementRule';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

const cover = { startDate: '2026-12-01', endDate: '2027-11-30' };
const rates = { 1: '0.1', 2: '0.2', 3: '0.3', 4: '0.4', 5: '0.5', 6: '0.6', 7: '0.7', 8: '0.8', 12: '1' };
const byDays: SurrenderTerms = {
  cover,
  effectiveDate: '2026-12-01',
  rule: { premiumMode: 'day', refundFee: { kind: 'none' } },
  shortPeriodRates: rates,
  heads: 10,
};
const sold: readonly PremiumPart[] = [{ fen: 1_234_500, from: '2026-12-01' }];

const valueOn = (effectiveDate: string, changed: Partial<SurrenderTerms> = {}, parts = sold) => {
  const value = surrenderValueOf(parts, { ...byDays, effectiveDate, ...changed });
  if ('problem' in value) throw new Error(value.problem.code);
  return value;
};

const withFee = (refundFee: RefundFee) => valueOn('2027-11-30', { rule: { premiumMode: 'day', refundFee } });

describe('the value of a surrendered policy by days', () => {
  it.each([
    ['before the first day of cover', '2026-12-01', 365, 1_234_500],
    ['after the first day', '2026-12-02', 364, 1_231_118],
    ['in the middle', '2027-06-01', 183, 618_941],
    ['for the last day alone', '2027-11-30', 1, 3382],
  ])('%s', (_, effectiveDate, unusedDays, refundFen) => {
    expect(valueOn(effectiveDate)).toEqual({
      effectiveDate,
      unusedDays,
      coverDays: 365,
      unusedFen: refundFen,
      feeFen: 0,
      refundFen,
    });
  });

  it('includes charges and refunds of endorsements for their days', () => {
    const parts = [
      ...sold,
      { fen: 91_500, from: '2027-06-01' }, // 183 days at 5.00 a day.
      { fen: -36_600, from: '2027-06-01' }, // 183 days at 2.00 a day.
    ];
    expect(valueOn('2027-11-21', {}, parts).refundFen).toBe(33_822 + 5000 - 2000);
  });

  it('refunds the whole amount of an endorsement that has not taken effect', () => {
    const parts = [...sold, { fen: 91_500, from: '2027-06-01' }];
    expect(valueOn('2027-01-01', {}, parts).refundFen).toBe(valueOn('2027-01-01').refundFen + 91_500);
  });

  it('counts 29 February as a day of a leap year', () => {
    const leap = { startDate: '2028-01-31', endDate: '2028-02-29' };
    const parts = [{ fen: 30_000, from: '2028-01-31' }];
    expect(valueOn('2028-02-29', { cover: leap }, parts)).toMatchObject({
      unusedDays: 1,
      coverDays: 30,
      refundFen: 1000,
    });
  });

  it('keeps the product’s fee, by head or by percentage, and never more than the unused amount', () => {
    expect(withFee({ kind: 'perPerson', fen: 100 })).toMatchObject({ unusedFen: 3382, feeFen: 1000, refundFen: 2382 });
    expect(withFee({ kind: 'percent', percent: '12.5' })).toMatchObject({ feeFen: 423, refundFen: 2959 });
    expect(withFee({ kind: 'perPerson', fen: 1000 })).toMatchObject({ feeFen: 3382, refundFen: 0 });
  });

  it('is calculated by days without a fee if the product is never endorsed, or endorsed without a price', () => {
    expect(valueOn('2027-06-01', { rule: null }).refundFen).toBe(618_941);
    const free = { premiumMode: 'none', refundFee: { kind: 'none' } } as const;
    expect(valueOn('2027-06-01', { rule: free }).refundFen).toBe(618_941);
  });
});

describe('the value of a surrendered policy by started months', () => {
  const rule = { premiumMode: 'month', refundFee: { kind: 'none' } } as const;
  it.each([
    ['before the first day of cover', '2026-12-01', 1_234_500],
    ['in a month that has begun, which counts as unused', '2027-05-15', 864_150],
    ['on the first day of a month', '2027-06-01', 740_700],
    ['at a month’s end', '2027-08-31', 370_350],
    ['for the last day alone', '2027-11-30', 123_450],
  ])('%s', (_, effectiveDate, refundFen) => {
    expect(valueOn(effectiveDate, { rule }).refundFen).toBe(refundFen);
  });

  it('reports if the table has no rate for the remaining months', () => {
    const value = surrenderValueOf(sold, { ...byDays, rule, effectiveDate: '2027-02-15' });
    expect(value).toEqual({ problem: expect.objectContaining({ code: 'surrenderUnpriced' }) });
  });
});

it('equals the refund for removing the only person', () => {
  assert(
    property(
      integer({ min: 1, max: 10_000_000 }),
      integer({ min: 0, max: 364 }),
      constantFrom('day', 'month'),
      (fen, after, mode) => {
        const effectiveDate = new Date(Date.UTC(2026, 11, 1 + after)).toISOString().slice(0, 10);
        const table = { ...rates, 9: '0.85', 10: '0.9', 11: '0.95' };
        const yuan = (fen / 100).toFixed(2);
        const charge = personCharge(
          { period: yuan, annual: yuan },
          { mode, effectiveDate, cover, shortPeriodRates: table },
        );
        const rule = { premiumMode: mode, refundFee: { kind: 'none' } } as const;
        const terms = { ...byDays, effectiveDate, rule, shortPeriodRates: table };
        expect(surrenderValueOf([{ fen, from: cover.startDate }], terms)).toMatchObject({ refundFen: charge });
      },
    ),
  );
});
