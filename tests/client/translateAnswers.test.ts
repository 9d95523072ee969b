import { translationBy } from '@tuanbao/app/client/platform/query/translateAnswers.ts';
import { expect, it } from 'vitest';

import english from '../../app/catalogue/english.json' with { type: 'json' };
import { siteContents } from '../../app/contract/desk/site/site.ts';
import { productDefinition, productOccupations } from '../../app/contract/products.ts';
import { quotation } from '../../app/contract/quotations.ts';
import { catalogue } from '../../stories/fixtures/catalogue.ts';

const { answered, shown, sourceOf } = translationBy(
  Object.entries(english).map(([text, translation]) => ({ text, translation })),
);

/** Translates the response of a call. The types are loose, so that tests can pass any response. */
const anAnswer = (call: { readonly path: string }, answer: unknown): unknown =>
  answered({ path: call.path }, answer as never);

it('shows the names of a product and leaves its values as they are', () => {
  const product = catalogue.employerLiability;
  const shownProduct = anAnswer(productDefinition, product) as typeof product;

  expect(shownProduct.name).toBe('Anye employer’s liability insurance');
  expect(shownProduct.plans[0]?.name).toBe('Basic plan');
  expect(shownProduct.applicant.natures).toEqual(product.applicant.natures);
  expect(shownProduct.plans[0]?.clauses.map(({ code }) => code)).toEqual(
    product.plans[0]?.clauses.map(({ code }) => code),
  );
  expect(product.name).toBe('安业雇主责任保险');
});

it('returns the same object each time, and an object without such texts as it is', () => {
  const product = catalogue.employerLiability;
  const answer = { id: 'q1', heads: 3 };

  expect(anAnswer(productDefinition, product)).toBe(anAnswer(productDefinition, product));
  expect(anAnswer(quotation, answer)).toBe(answer);
});

it('never touches what users wrote, nor answers without texts of the catalogue', () => {
  const written = {
    draft: { schemes: [{ name: '标准计划' }] },
    schemes: [{ name: '标准计划' }],
    persons: [{ name: '示例' }],
  };

  expect(anAnswer(quotation, written)).toBe(written);
  expect(anAnswer(productOccupations, [{ name: '医疗费用' }])).toEqual([{ name: '医疗费用' }]);
});

it('translates what the desk shows, but not the contents of the site, which are edited there', () => {
  const answer = { list: [{ productName: '安业雇主责任保险', draft: { name: '标准计划' } }] };

  expect(anAnswer({ path: '/api/desk/work/preparedOrders' }, answer)).toEqual({
    list: [{ productName: 'Anye employer’s liability insurance', draft: { name: '标准计划' } }],
  });
  expect(anAnswer(siteContents, answer)).toBe(answer);
});

it('knows the Chinese text of each translation, for requests', () => {
  for (const text of Object.keys(english)) expect(sourceOf(shown(text))).toBe(text);
  expect(sourceOf('of the user')).toBe('of the user');
});
