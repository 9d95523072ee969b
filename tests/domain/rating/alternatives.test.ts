import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import { orderDraftOf, offersAlternatives } from '@tuanbao/library/domain/order/chosenAlternative';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { orderPriceProblems } from '@tuanbao/library/domain/order/orderPrice';
import { isPriced } from '@tuanbao/library/domain/rating/offeredPrices';
import type { QuotableDraft } from '@tuanbao/library/domain/rating/quotation';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import type { QuotableScheme } from '@tuanbao/library/domain/scheme/scheme';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';

const product = loadCatalogue().productOf('80140')!;

const schemeOf = (id: string, occupationClass: OccupationClass, heads: number): QuotableScheme => ({
  ...newScheme(product, id, id),
  occupations: [{ code: '', name: '', occupationClass, heads }],
});

const alternativesOf = (...schemes: readonly QuotableScheme[]): QuotableDraft => ({
  months: 12,
  applyQuantity: 1,
  schemes,
  schemeRelation: 'alternatives',
});

const alone = (draft: QuotableDraft, scheme: QuotableScheme) =>
  quote(product, { ...draft, schemes: [scheme], schemeRelation: 'layers' });

describe('the price of alternatives', () => {
  // Per person: 78 yuan in class 1, 262 yuan in class 4. Each alternative has too few persons for a discount. If the 70
  // persons were counted together, there would be a discount.
  const draft = alternativesOf(schemeOf('a', 1, 30), schemeOf('b', 4, 40));
  const priced = quote(product, draft);

  it('is that of separate quotes, each with its own persons and discount', () => {
    expect(priced.alternatives).toEqual(draft.schemes.map((scheme) => alone(draft, scheme)));
    expect(priced.alternatives).toMatchObject([
      { totalFen: 2_340_00, heads: 30, discount: { reached: { discount: '1' } } },
      { totalFen: 10_480_00, heads: 40, discount: { reached: { discount: '1' } } },
    ]);
  });

  it('is never summed: there is no total, and the persons are not counted twice', () => {
    expect(priced).toMatchObject({ totalFen: null, heads: 40, trace: [], discount: { reached: null, next: null } });
    expect(quote(product, { ...draft, schemeRelation: 'layers' })).toMatchObject({
      heads: 70,
      discount: { reached: { discount: '0.95' } },
    });
  });

  it('lists each scheme with the premium that it has alone', () => {
    expect(priced.schemes).toEqual(draft.schemes.flatMap((scheme) => alone(draft, scheme).schemes));
  });

  it('of a single scheme is its total, as without alternatives', () => {
    const [first] = draft.schemes;
    expect(quote(product, alternativesOf(first!))).toEqual(alone(draft, first!));
  });

  it('is complete only when every alternative has a price above 0', () => {
    const unpriced = quote(
      product,
      alternativesOf(schemeOf('a', 1, 3), { ...newScheme(product, 'b', 'b'), occupations: [] }),
    );
    expect(isPriced(priced)).toBe(true);
    expect(isPriced(unpriced)).toBe(false);
    expect(isPriced(alone(draft, draft.schemes[0]!))).toBe(true);
    const free = { ...priced, alternatives: priced.alternatives!.map((each) => ({ ...each, totalFen: 0 })) };
    expect(orderPriceProblems(free)).toMatchObject([{ code: 'premiumZero' }]);
    expect(orderPriceProblems(priced)).toEqual([]);
  });
});

describe('the order of a chosen alternative', () => {
  const complete = completeDraft(product, { heads: 2 });
  const draft: OrderDraft = {
    ...complete,
    schemes: [complete.schemes[0]!, { ...newScheme(product, 'b', '方案二'), occupations: [] }],
    persons: complete.persons.map((person, index) => (index === 0 ? person : { ...person, schemeId: 'b' })),
    schemeRelation: 'alternatives',
  };

  it('has the scheme and its persons, and is no longer a choice', () => {
    const chosen = orderDraftOf(draft, 'b');
    expect(chosen.schemes.map(({ id }) => id)).toEqual(['b']);
    expect(chosen.persons.map(({ key }) => key)).toEqual([complete.persons[1]!.key]);
    expect(offersAlternatives(draft)).toBe(true);
    expect(offersAlternatives(chosen)).toBe(false);
    expect(chosen).not.toHaveProperty('schemeRelation');
  });

  it('has all schemes when the quotation offers no alternatives', () => {
    const layers = orderDraftOf({ ...draft, schemeRelation: 'layers' }, '');
    expect(layers.schemes).toHaveLength(2);
    expect(layers).not.toHaveProperty('schemeRelation');
  });

  it('has no scheme when the quotation has none with this id', () => {
    expect(orderDraftOf(draft, 'c')).toMatchObject({ schemes: [], persons: [] });
  });
});
