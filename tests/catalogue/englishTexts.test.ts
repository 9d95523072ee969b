import { describe, expect, it } from 'vitest';

import { englishTextProblems, textsOfCatalogue } from '../../app/catalogue/englishTexts.ts';
import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';

const catalogue = loadCatalogue();
const texts = textsOfCatalogue(catalogue);
const problemsOf = (...changed: readonly (readonly [string, string])[]) =>
  englishTextProblems(new Map([...catalogue.englishTexts, ...changed]), texts);

describe('the English texts of the catalogue', () => {
  it('are complete', () => {
    expect(problemsOf()).toEqual([]);
  });

  it('name a text without translation', () => {
    const fewer = new Map([...catalogue.englishTexts].filter(([text]) => text !== '误工费用'));
    expect(englishTextProblems(fewer, texts)).toEqual(['english.json: 误工费用 has no translation']);
  });

  it.each([
    ['误工费用', '误工 expenses', 'the translation isn’t English'],
    ['误工费用', '', 'the translation isn’t English'],
    ['误工费用', 'loss of earnings', 'the translation begins with a small letter'],
    ['误工费', 'Earnings', 'isn’t in the catalogue'],
    ['误工费用', 'Medical expenses', 'is the translation of two texts'],
  ])('refuse %s: %s', (text, translation, reason) => {
    expect(problemsOf([text, translation]).join()).toContain(reason.replace('’', "'"));
  });
});
