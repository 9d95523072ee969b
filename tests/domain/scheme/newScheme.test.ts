import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { classLinesOf, rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { schemeProblems } from '@tuanbao/library/domain/scheme/schemeProblems';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import { personOf } from '../../../stories/fixtures/order/person.ts';

const rostered = loadCatalogue().products.filter(({ basis, jump }) => basis === 'perPerson' && jump.kind === 'native');

it.each(rostered)('a new scheme of $id can be priced as soon as it has a person', (product) => {
  const scheme = newScheme(product, 's1', '保障计划一');
  const lines = rosterLinesOf([personOf(1, 's1', '1')]);
  const draft = quotableDraftOf({ months: 12, applyQuantity: 1, schemes: [scheme] }, lines);

  expect(quote(product, draft).totalFen).toBeGreaterThan(0);
});

const { products, occupations } = loadCatalogue();
const ofLine = (...lines: readonly string[]) =>
  products.filter(({ line, jump }) => lines.includes(line) && jump.kind === 'native');

it.each(ofLine('employerLiability', 'groupAccident'))(
  'a new scheme of $id begins with one person of the default occupation 0001001, and with a price',
  (product) => {
    const scheme = newScheme(product, 's1', '保障计划一');

    expect(scheme.occupations).toEqual([
      { code: '0001001', name: '公务员、职员（内勤）', occupationClass: 1, heads: 1 },
    ]);
    expect(quote(product, { months: 12, applyQuantity: 1, schemes: [scheme] }).totalFen).toBeGreaterThan(0);
    expect(schemeProblems(product, scheme, 0, [])).toEqual([]);
  },
);

it('the default occupation is the one that the data mark, with expendNum 3', () => {
  expect(occupations.filter(({ isDefault }) => isDefault)).toMatchObject([{ code: '0001001', expendNum: 3, class: 1 }]);
});

it.each(ofLine('construction', 'swimmingPool', 'vehicle', 'house', 'venueLiability'))(
  'a new scheme of $id without a choice of occupations has none',
  (product) => {
    expect(newScheme(product, 's1', '').occupations).toEqual([]);
  },
);

it('persons are counted by scheme and class; a class that is not known is not counted', () => {
  const persons = [
    personOf(1, 'a', '1'),
    personOf(2, 'a', '1'),
    personOf(3, 'a', '4'),
    personOf(4, 'b', '2'),
    personOf(5, 'b', ''),
  ];
  const lines = rosterLinesOf(persons);

  expect(lines.get('a')?.map(({ occupationClass, heads }) => [occupationClass, heads])).toEqual([
    [1, 2],
    [4, 1],
  ]);
  expect(lines.get('b')).toEqual(classLinesOf([0, 1, 0, 0, 0, 0]));
});

it('a scheme with persons is priced for them and not for the planned heads', () => {
  const [product] = loadCatalogue().products;
  if (!product) throw new Error('no product');
  const planned = { ...newScheme(product, 's1', ''), occupations: classLinesOf([9, 0, 0, 0, 0, 0]) };
  const draft = quotableDraftOf(
    { months: 12, applyQuantity: 1, schemes: [planned] },
    new Map([['s1', classLinesOf([2])]]),
  );

  expect(draft.schemes[0]?.occupations).toEqual(classLinesOf([2]));
});
