import {
  emptyProductFilter,
  productFilterOptionsOf,
  productsMatching,
} from '@tuanbao/library/domain/product/productFilter';
import { productListings } from '@tuanbao/library/samples/products';
import { expect, it } from 'vitest';

const idsWith = (filter: Partial<typeof emptyProductFilter>) =>
  productsMatching(productListings, { ...emptyProductFilter, ...filter }).map(({ id }) => id);

it('shows everything without a filter', () => {
  expect(idsWith({})).toEqual(['99901', '99902', '99903']);
});

it.each([
  [{ keyword: '灵活用工' }, ['99902']],
  [{ keyword: ' ９９９０３ ' }, ['99903']],
  [{ company: 'SAMPLE-P' }, ['99901', '99903']],
  [{ line: 'construction' }, ['99903']],
  [{ tag: '雇主责任' }, ['99901', '99902']],
  [{ tag: '雇主责任', company: 'SAMPLE-Q', keyword: '骑手' }, ['99902']],
  [{ keyword: '没有这样的产品' }, []],
])('narrows to %o', (filter, ids) => {
  expect(idsWith(filter)).toEqual(ids);
});

it.each([
  ['in full', 'guzhuzeren', ['one']],
  ['by initials', 'jzyw', ['two']],
  ['mixed', 'wGongguzhu', ['one']],
  ['with other letters', 'xyz', []],
])('finds a name by its pinyin %s', (_, keyword, ids) => {
  const [product] = productListings;
  const products = [
    { ...product!, id: 'one', name: '稳工雇主责任保险', pinyin: 'wen gong gu zhu ze ren bao xian' },
    { ...product!, id: 'two', name: '建筑意外险', pinyin: 'jian zhu yi wai xian' },
  ];
  expect(productsMatching(products, { ...emptyProductFilter, keyword }).map(({ id }) => id)).toEqual(ids);
});

it('offers each insurer, line and tag of the list once', () => {
  expect(productFilterOptionsOf(productListings)).toMatchObject({
    companies: [{ code: 'SAMPLE-P' }, { code: 'SAMPLE-Q' }],
    lines: ['employerLiability', 'construction'],
    tags: ['雇主责任', '次日生效', '灵活用工', '高风险职业', '按月缴费', '建筑工程'],
  });
});

const lineCountsOf = (company: string, line = '') =>
  productFilterOptionsOf(productListings, { company, line }).lineCounts;

it('counts the products of each line, and limits the lines to the selected insurer', () => {
  const inAll = productFilterOptionsOf(productListings).lineCounts ?? {};
  const [first] = productListings;

  expect(Object.values(inAll).reduce((sum, count) => sum + count, 0)).toBe(productListings.length);
  expect(lineCountsOf('nobody')).toEqual({});
  expect(lineCountsOf('nobody', first!.line)).toEqual({ [first!.line]: 0 });
  expect(lineCountsOf('SAMPLE-Q')).toEqual({
    employerLiability: productListings.filter(({ insurer }) => insurer.code === 'SAMPLE-Q').length,
  });
});
