import { planOffersOf } from '@tuanbao/library/domain/rating/planOffer';
import { classRatesOf, rateCardOf } from '@tuanbao/library/domain/rating/rateCard';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../../stories/fixtures/catalogue.ts';

const { employerLiability, groupAccidentAx } = catalogue;

describe('the rate card', () => {
  it('starts with the prices that the plan cards show, and rises with the occupation class', () => {
    const { rows } = rateCardOf(employerLiability);
    expect(rows.map(({ unit }) => unit.kind === 'class' && unit.occupationClass)).toEqual([1, 2, 3, 4]);
    expect(rows[0]?.premiums).toEqual(planOffersOf(employerLiability).map(({ premiumFrom }) => premiumFrom));
    for (const plan of [0, 1]) {
      const premiums = rows.map(({ premiums: each }) => Number(each[plan]));
      expect(premiums).toEqual(premiums.toSorted((a, b) => a - b));
    }
  });

  it('lowers the premium of a person with each tier of the number of persons', () => {
    const { tiers } = rateCardOf(employerLiability);
    expect(tiers.map(({ tier }) => tier)).toEqual(employerLiability.discountTiers);
    const first = tiers.map(({ premiums }) => Number(premiums[0]));
    expect(first).toEqual(first.toSorted((a, b) => b - a));
    expect(first.at(-1)).toBeLessThan(first[0] ?? 0);
  });

  it.each(Object.entries(catalogue))('has a price in every plan for every unit of %s', (_, product) => {
    const { rows } = rateCardOf(product);
    expect(rows.length).toBeGreaterThan(0);
    for (const { premiums } of rows) {
      expect(premiums).toHaveLength(product.plans.length);
      expect(premiums.every((premium) => premium !== null && Number(premium) > 0)).toBe(true);
    }
  });

  it('compares the classes with the lowest one', () => {
    const rates = classRatesOf(groupAccidentAx);
    expect(rates.get(1)?.factor).toBe('1.00');
    const four = rates.get(4);
    expect(Number(four?.factor)).toBeCloseTo(Number(four?.premium) / Number(rates.get(1)?.premium), 2);
  });
});
