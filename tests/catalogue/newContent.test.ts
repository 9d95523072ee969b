import { productFamilyNames } from '@tuanbao/library/products/productFile';
import { describe, expect, it } from 'vitest';

import { sampleSubjectOf } from '../../app/catalogue/goldenQuotes.ts';
import { judgedContent } from '../../app/catalogue/judgedContent.ts';
import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';

const catalogue = loadCatalogue();
const productId = '80901';
const judged = (content: object) =>
  judgedContent(catalogue, {
    productId,
    version: 1,
    text: JSON.stringify({ ...content, id: productId, name: '新产品' }),
  });

describe.each(productFamilyNames)('a new product of the family %s', (family) => {
  it('has all defaults of the family, and lacks only what each product states itself', () => {
    const content = catalogue.newContentOf(family)!;
    expect(content).toMatchObject({ family, line: family, plans: [], summary: '' });
    const problems = judged(content).problems.map(({ field, chinese }) => `${field} ${chinese}`);
    expect(problems.toSorted()).toEqual(['insurer.code 必填', 'insurer.name 必填', 'summary 必填']);
  });

  it('needs a plan, and is complete with one of a product of the family', () => {
    const known = catalogue.products.find(({ line, jump }) => line === family && jump.kind === 'native')!;
    const { summary, insurer, plans, tariff, occupation } = catalogue.contentOf(known.id)!;
    const filled = { ...catalogue.newContentOf(family)!, summary, insurer, occupation };
    expect(judged(filled).problems.map(({ field }) => field)).toContain('plans');
    const { product, problems } = judged({ ...filled, plans, ...(tariff === undefined ? {} : { tariff }) });
    expect(problems).toEqual([]);
    expect(product).toMatchObject({ id: productId, line: family, plans: known.plans });
  });
});

it('there is no content for a family that doesn’t exist', () => {
  for (const family of ['', 'life', 'constructor', 'common']) expect(catalogue.newContentOf(family)).toBeUndefined();
});

it('a product without golden quotes is previewed with a subject of its line, one priced by persons without', () => {
  for (const product of catalogue.products.filter(({ jump }) => jump.kind === 'native')) {
    expect([product.id, sampleSubjectOf(product)?.basis ?? 'perPerson']).toEqual([product.id, product.basis]);
  }
});
