import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { classLinesOf, rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
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
