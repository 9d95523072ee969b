import { translationBy } from '@tuanbao/app/client/platform/query/translateAnswers.ts';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { productDefinition, productOccupations } from '../../app/contract/products.ts';
import { quotation } from '../../app/contract/quotations.ts';

const catalogue = loadCatalogue();
const { answered, shown, sourceOf } = translationBy(
  [...catalogue.englishTexts].map(([text, translation]) => ({ text, translation })),
);

/** Any answer, as the translation of one call gets it. */
const anAnswer = (call: { readonly path: string }, answer: unknown): unknown =>
  answered({ path: call.path } as { readonly path: string }, answer as never);

it('shows the names of a product and leaves its values as they are', () => {
  const product = catalogue.productOf('80140');
  const english = anAnswer(productDefinition, product) as typeof product;

  expect(english?.name).toBe('Anye employer’s liability insurance');
  expect(english?.plans[0]?.name).toBe('Standard plan');
  expect(english?.applicant.natures).toEqual(product?.applicant.natures);
  expect(english?.plans[0]?.clauses.map(({ code }) => code)).toEqual(
    product?.plans[0]?.clauses.map(({ code }) => code),
  );
  expect(product?.name).toBe('安业雇主责任保险');
});

it('returns the same object each time, and an object without such texts as it is', () => {
  const product = catalogue.productOf('80140');
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

it('knows the Chinese text of each translation, for requests', () => {
  for (const text of catalogue.englishTexts.keys()) expect(sourceOf(shown(text))).toBe(text);
  expect(sourceOf('of the user')).toBe('of the user');
});
