import { furtherTags } from '@tuanbao/library/domain/product/furtherTags';
import { shelfPartsOf } from '@tuanbao/library/domain/product/shelf';
import { expect, it } from 'vitest';

const products = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const idsOf = (parts: ReturnType<typeof shelfPartsOf>) =>
  parts.map(({ name, products: some }) => [name, some.map(({ id }) => id)]);

it('puts pinned products first, then recent ones, and each product only once', () => {
  expect(idsOf(shelfPartsOf(products, { pinned: ['d', 'b'], recent: ['b', 'a'] }))).toEqual([
    ['pinned', ['d', 'b']],
    ['recent', ['a']],
    ['others', ['c']],
  ]);
});

it('leaves out what a filter excludes, and parts without products', () => {
  expect(idsOf(shelfPartsOf(products.slice(0, 1), { pinned: ['d'], recent: ['a'] }))).toEqual([['recent', ['a']]]);
  expect(idsOf(shelfPartsOf(products, { pinned: [], recent: [] }))).toEqual([['others', ['a', 'b', 'c', 'd']]]);
});

it('drops tags that say the same as the product line, and keeps all others', () => {
  expect(furtherTags(['雇主责任', '按人投保', '1-4类职业'], '雇主责任险')).toEqual(['按人投保', '1-4类职业']);
  expect(furtherTags(['驾乘意外', '按车投保'], '驾乘人员意外险')).toEqual(['按车投保']);
  expect(furtherTags(['场所责任'], '雇主责任险')).toEqual(['场所责任']);
});
