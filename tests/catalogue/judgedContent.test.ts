import { expect, it } from 'vitest';

import { contentDifferences } from '../../app/catalogue/contentDifferences.ts';
import { judgedContent } from '../../app/catalogue/judgedContent.ts';
import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';

const catalogue = loadCatalogue();
const productId = '80140';

type Changed = Record<string, unknown>;

/** Returns the content of the product, as JSON, after a function has changed it. */
function changed(change: (content: Changed) => void): string {
  const content = structuredClone(catalogue.contentOf(productId)) as Changed;
  change(content);
  return JSON.stringify(content);
}

const judged = (text: string) => judgedContent(catalogue, { productId, version: 2, text });
const firstClause = (content: Changed) => (content['plans'] as { clauses: Changed[] }[])[0]!.clauses[0]!;

it('accepts the content of every product of this platform as it is', () => {
  for (const product of catalogue.products) {
    const text = JSON.stringify(catalogue.contentOf(product.id));
    const result = judgedContent(catalogue, { productId: product.id, version: product.version, text });
    expect([product.id, result.problems, result.remarks]).toEqual([product.id, [], []]);
    expect(result.product).toEqual(product);
  }
});

it.each<[string, (content: Changed) => void, string]>([
  ['a missing field', (content) => delete content['summary'], 'summary'],
  ['an empty text', (content) => (content['name'] = ''), 'name'],
  ['an unknown field', (content) => (content['colour'] = 'red'), ''],
  ['a value of the wrong type', (content) => (content['isSample'] = 'yes'), 'isSample'],
  ['a word that is none of the words', (content) => (content['rounding'] = 'up'), 'rounding'],
  ['no value', (content) => (content['plans'] = null), 'plans'],
  [
    'a rate that is a number',
    (content) => (firstClause(content)['ratesPerMille'] = { 1: 1 }),
    'plans[0].clauses[0].ratesPerMille',
  ],
  ['no price for a class', (content) => (firstClause(content)['ratesPerMille'] = { 1: '1' }), 'plans[0].clauses[0]'],
  ['no rates', (content) => delete firstClause(content)['ratesPerMille'], 'plans[0].clauses[0]'],
  ['durations without rates', (content) => (content['durations'] = [7, 13]), 'shortPeriodRates.13'],
  ['no durations', (content) => (content['durations'] = []), 'durations'],
  [
    'a gap between the tiers',
    (content) => (content['discountTiers'] = [{ minPersons: 1, maxPersons: 9, discount: '1' }]),
    'discountTiers[0]',
  ],
  ['limits in the wrong order', (content) => (content['persons'] = { min: 9, max: 3 }), 'persons.min'],
  [
    'shares that are not the whole',
    (content) => (content['coInsurers'] = [{ code: 'HY', name: '恒运', share: '0.5' }]),
    'coInsurers',
  ],
  [
    'an occupation that does not exist',
    (content) => ((content['occupation'] as Changed)['declinedCodes'] = ['9999999']),
    'occupation.declinedCodes',
  ],
  ['another family', (content) => (content['family'] = 'nothing'), 'family'],
  [
    'a section without ground',
    (content) => (content['sections'] as { write: string[] }).write.push('vehicle'),
    'sections.write',
  ],
  [
    'a class mask of five',
    (content) => ((content['occupation'] as Changed)['classes'] = '11111'),
    'occupation.classes',
  ],
])('names the field of %s, in Chinese and English', (_, change, field) => {
  const { product, problems } = judged(changed(change));
  expect(product).toBeNull();
  expect(problems.map((problem) => problem.field)).toContain(field);
  for (const { chinese, english } of problems) {
    expect(chinese).toMatch(/\p{Script=Han}/u);
    expect(english).not.toMatch(/\p{Script=Han}/u);
  }
});

it('remarks a clause without explanation and a text without translation', () => {
  const { product, remarks } = judged(changed((content) => (firstClause(content)['name'] = '新条款')));
  expect(product?.version).toBe(2);
  expect(remarks.map(({ chinese }) => chinese)).toEqual([
    '新条款 没有说明文字，产品页不显示该条款的说明',
    '新条款 没有英文译文，英文界面显示中文',
  ]);
});

it('lists added, removed and changed values by their path', () => {
  const before = { name: '甲', plans: [{ rate: '1' }, { rate: '2' }], tags: ['a'] };
  const after = { name: '甲', plans: [{ rate: '1.1' }], tags: 'a', isSample: true };
  expect(contentDifferences(before, after)).toEqual([
    { path: 'plans[0].rate', before: '"1"', after: '"1.1"' },
    { path: 'plans[1]', before: '{"rate":"2"}', after: '' },
    { path: 'tags', before: '["a"]', after: '"a"' },
    { path: 'isSample', before: '', after: 'true' },
  ]);
});

it.each([
  ['{\n  "id": ,\n}', 2, 9],
  ['{\n  "id": "1",\n}', 3, 1],
  ['{"a": [1, 2}', 1, 12],
  ['{"a": 1 "b": 2}', 1, 9],
  ['{"a": "open}', 1, 7],
  ['{"a": 1', 1, 8],
  ['{"a": 1}\n}', 2, 1],
  ['{"a": 01}', 1, 8],
  ['', 1, 1],
])('names the place of the mistake in %j', (text, line, column) => {
  expect(judged(text).problems).toEqual([
    {
      field: '',
      english: `is no JSON (line ${line}, column ${column})`,
      chinese: `不是有效的 JSON（第 ${line} 行第 ${column} 列）`,
    },
  ]);
});
