import { lastDayOfCover, plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { trialOf } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import { personPremiumsOf } from '@tuanbao/library/domain/endorsement/personPremiums';
import { classesOf } from '@tuanbao/library/domain/occupation/occupationClass';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { emptyPerson } from '@tuanbao/library/domain/roster/person';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';

const refunded = loadCatalogue().products.flatMap((product) => {
  const { endorsement: rule, jump } = product;
  return jump.kind === 'native' && rule && rule.premiumMode !== 'none' && rule.kinds.includes('remove')
    ? [{ ...product, rule }]
    : [];
});

const startDates = ['2028-02-29', '2027-01-31', '2027-08-31', '2027-03-01', '2027-05-15'];

/**
 * A policy with ten persons of one occupation class. Returns the premium of one person, and a function that calculates
 * the refund if a person is removed on a day.
 */
function policy(product: (typeof refunded)[number], months: number, startDate: string) {
  const [occupationClass = 1] = classesOf(product.occupation.classes);
  const heads = 10;
  const scheme = newScheme(product, 'a', '方案1');
  const occupations = [{ code: '', name: '', occupationClass, heads }];
  const paid = quote(product, { months, applyQuantity: 1, schemes: [{ ...scheme, occupations }] });
  const terms = { product, months, applyQuantity: 1, heads };
  const removal = (effectiveDate: string) => {
    const change = { kind: 'remove', original: { ...emptyPerson, key: 1 } } as const;
    const trial = trialOf(
      { effectiveDate, changes: [change] },
      {
        rule: product.rule,
        today: plusDays(startDate, -1),
        cover: { startDate, endDate: lastDayOfCover(startDate, months) },
        productVersion: product.version,
        shortPeriodRates: product.shortPeriodRates,
        classOf: () => occupationClass,
        premiumsOf: () => personPremiumsOf(terms, scheme, occupationClass),
      },
    );
    const [line] = 'problems' in trial ? [] : trial.lines;
    if (!line) throw new Error(`${product.id} has no price on ${effectiveDate}`);
    return line;
  };
  return { premiumFen: (paid.totalFen ?? Number.NaN) / heads, removal };
}

it('there are products whose removals are calculated by days, and by months', () => {
  expect(new Set(refunded.map(({ rule }) => rule.premiumMode))).toEqual(new Set(['day', 'month']));
});

describe.each(refunded.map((product) => [`${product.id} ${product.name}`, product] as const))('%s', (_, product) => {
  it('refunds the price of the person less the fee on the first day, and never more later', () => {
    for (const startDate of startDates) {
      for (const months of product.durations) {
        const { premiumFen, removal } = policy(product, months, startDate);
        const first = removal(startDate);
        // The refund is calculated from an unrounded premium, so it differs from the person's share of the total by
        // less than a fen.
        expect(Math.abs(first.refundFen - premiumFen)).toBeLessThan(1);
        expect(first.netFen).toBe(first.feeFen - first.refundFen);
        const last = lastDayOfCover(startDate, months);
        const later = [plusDays(startDate, 1), plusDays(startDate, 27), last].filter((day) => day <= last);
        expect(Math.max(...later.map((day) => removal(day).refundFen))).toBeLessThanOrEqual(first.refundFen);
      }
    }
  });
});

describe('a year by months from 29 February 2028, to 28 February 2029', () => {
  const product = refunded.find(({ id, rule }) => id === '202' && rule.premiumMode === 'month');
  if (!product) throw new Error('the catalogue lacks the product of this test');
  const { premiumFen, removal } = policy(product, 12, '2028-02-29');

  it.each([
    ['2028-02-29', '1'], // All 12 months remain.
    ['2028-03-01', '1'],
    ['2028-03-28', '1'], // 11 months end on 27 February, so a twelfth month has begun.
    ['2028-03-29', '0.95'], // 11 months end at the end of February.
    ['2028-08-31', '0.6'],
    ['2028-09-01', '0.6'],
    ['2029-01-28', '0.2'], // One month ends on 27 February, so a second month has begun.
    ['2029-01-29', '0.1'],
    ['2029-01-31', '0.1'],
    ['2029-02-28', '0.1'],
  ])('on %s refunds %s of the premium', (day, share) => {
    expect(removal(day).refundFen / premiumFen).toBeCloseTo(Number(share), 3);
  });
});
