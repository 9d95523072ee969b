import { compareSchemes } from '@tuanbao/library/domain/scheme/compareSchemes';
import { wordsChosenBy } from '@tuanbao/library/domain/scheme/productWords';
import { employerLiability } from '@tuanbao/library/samples/products';
import { officeScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { expect, it } from 'vitest';

it('the words of the chosen values compare schemes exactly as the product does', () => {
  const schemes = [officeScheme, workshopScheme];
  expect(compareSchemes(wordsChosenBy(schemes, employerLiability), schemes)).toEqual(
    compareSchemes(employerLiability, schemes),
  );
});

it('they contain no rate, and only the names of options that were not chosen', () => {
  const words = wordsChosenBy([officeScheme], employerLiability);
  expect(JSON.stringify(words)).not.toMatch(/"rate"|ratesPerMille|premiums/);
  expect(words.plans.map(({ code }) => code)).toEqual([officeScheme.planCode]);
  const chosen = new Set(officeScheme.clauses.map(({ code }) => code));
  const clauses = words.plans[0]?.clauses ?? [];
  const plan = employerLiability.plans.find(({ code }) => code === officeScheme.planCode);
  expect(clauses.map(({ name }) => name)).toEqual(plan?.clauses.map(({ name }) => name));
  for (const { code, options } of clauses) expect(options).toHaveLength(chosen.has(code) ? 1 : 0);
});
