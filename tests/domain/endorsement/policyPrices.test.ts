import { personPremiumsOf } from '@tuanbao/library/domain/endorsement/personPremiums';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';

const { products } = loadCatalogue();
const withClassFactors = products.filter(
  ({ basis, accidentRates, deductibles }) =>
    basis === 'perPerson' && [...(accidentRates ?? []), ...deductibles].some(({ ratesByClass }) => ratesByClass),
);

const line = (occupationClass: OccupationClass, heads: number) => ({ code: '', name: '', occupationClass, heads });

it('there are products whose factors differ by class', () => {
  expect(withClassFactors).not.toEqual([]);
});

it.each(withClassFactors.map((product) => [product.name, product] as const))(
  '%s: the prices of all persons in a policy with two classes add up to the paid premium',
  (_, product: ProductDefinition) => {
    const scheme = newScheme(product, 'a', '方案1');
    const occupations = [line(1, 40), line(2, 30)];
    const paid = quote(product, { months: 12, applyQuantity: 1, schemes: [{ ...scheme, occupations }] });
    const terms = { product, months: 12, applyQuantity: 1, heads: 70 };
    const priceOf = (occupationClass: OccupationClass) =>
      Number(personPremiumsOf(terms, { ...scheme, classes: [1, 2] }, occupationClass)?.period);

    expect(Math.round(100 * (40 * priceOf(1) + 30 * priceOf(2)))).toBe(paid.totalFen);
  },
);
