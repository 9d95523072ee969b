import { wordsChosenBy } from '@tuanbao/library/domain/product/productWords';
import { compareSchemes } from '@tuanbao/library/domain/scheme/compareSchemes';
import { expect, it } from 'vitest';

import { employerLiability } from '../../../stories/fixtures/products.ts';
import { officeScheme, workshopScheme } from '../../../stories/fixtures/schemes.ts';

it('the words that schemes chose compare them just as the product does', () => {
  const schemes = [officeScheme, workshopScheme];
  expect(compareSchemes(wordsChosenBy(schemes, employerLiability), schemes)).toEqual(
    compareSchemes(employerLiability, schemes),
  );
});

it('no rate and nothing that was not chosen is among them', () => {
  const words = wordsChosenBy([officeScheme], employerLiability);
  expect(JSON.stringify(words)).not.toMatch(/"rate"|ratesPerMille|premiums/);
  expect(words.plans.map(({ code }) => code)).toEqual([officeScheme.planCode]);
  expect(words.plans[0]?.clauses.map(({ code }) => code)).toEqual(officeScheme.clauses.map(({ code }) => code));
  expect(words.plans[0]?.clauses.every(({ options }) => options.length === 1)).toBe(true);
});
