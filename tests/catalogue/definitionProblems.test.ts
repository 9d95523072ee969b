import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { checkCatalogue } from '../../app/catalogue/checkCatalogue.ts';
import { CatalogueError, definitionFrom } from '../../app/catalogue/definitionFrom.ts';

const folder = new URL('../../app/catalogue/', import.meta.url);
const readJson = (path: string): Record<string, unknown> => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));

/** Changes fields of a product file and returns the problems of the changed file. */
function problemsAfter(id: string, change: Record<string, unknown>): readonly string[] {
  try {
    definitionFrom(`products/${id}.json`, { ...readJson(`products/${id}.json`), ...change });
    return [];
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems;
    throw error;
  }
}

it('finds nothing in the catalogue as it is', () => {
  const report = checkCatalogue();
  expect(report.problems).toEqual([]);
  expect(report.products).toHaveLength(34);
  expect(report.listings).toEqual(['99001 api', '99002 cps', '99003 offline']);
});

it('reports a file that is missing without hiding the others', () => {
  const report = checkCatalogue(['products/80140.json', 'products/nothing.json']);
  expect(report.products).toEqual(['80140']);
  expect(report.problems).toEqual([expect.stringMatching(/^products\/nothing\.json: /)]);
});

const clause = { code: 'C', name: 'C', kind: 'main', isOptional: false, options: [{ sumInsured: 1, label: '1' }] };
const planWith = (...clauses: readonly object[]) => [{ code: 'A', name: 'A', rate: '1', clauses }];

it.each<[string, Record<string, unknown>, string]>([
  ['80140', { plans: [] }, 'plans: a native product needs a plan'],
  ['80140', { plans: planWith(clause) }, 'plans[0].clauses[0] must have either ratesPerMille or premiums'],
  [
    '80140',
    { plans: planWith({ ...clause, ratesPerMille: { 1: '0.1', 2: '0.1', 4: '0.1' } }) },
    'plans[0].clauses[0] has no price for class 3',
  ],
  ['80138', { plans: planWith(clause) }, 'plans[0].clauses[0] must have ratePerSquareMetre'],
  ['103', { plans: planWith(clause) }, 'plans[0].clauses[0] must have premiumsByAreaClass or surcharge'],
  [
    '80138',
    {
      plans: planWith({
        ...clause,
        ratePerSquareMetre: '1',
        options: [{ sumInsured: 310_000, label: '31万' }],
        sumInsuredLimit: { tenThousands: 30, label: '30万' },
      }),
    },
    'plans[0].clauses[0] sumInsuredLimit: 31万 is above 30万',
  ],
  ['80140', { persons: { min: 3, max: 10_001 } }, 'persons.max must be less than or equal to 10000'],
  ['80140', { shortPeriodRates: { 12: '0.9' } }, 'shortPeriodRates.12'],
  ['80140', { durations: [12, 24] }, 'shortPeriodRates.24: missing, but durations offers it'],
  [
    '80140',
    {
      discountTiers: [
        { minPersons: 1, maxPersons: 9, discount: '1' },
        { minPersons: 11, maxPersons: null, discount: '0.9' },
      ],
    },
    'discountTiers[0]',
  ],
  ['80140', { persons: { min: 9, max: 3 } }, 'persons.min: above persons.max'],
  ['80140', { age: { min: 70 } }, 'age.min: above age.max'],
  ['80140', { startDay: { earliest: 99 } }, 'startDay.earliest: above startDay.latest'],
  ['80140', { features: { ax: true } }, 'axLimits: given exactly where features.ax is true'],
  ['80140', { coInsurers: [{ code: 'A', name: 'A', share: '0.9' }] }, 'coInsurers: the shares must add up to 1'],
  ['80140', { endorsement: { premiumMode: 'none' } }, 'endorsement.premiumMode: none prices equal replacements only'],
  ['80140', { endorsement: { minRemainingHeads: 20_000 } }, 'endorsement.minRemainingHeads: above maxHeads'],
  ['80140', { endorsement: { externalAddress: 'javascript:1' } }, 'endorsement.externalAddress: must be'],
  ['80140', { endorsement: { refundFee: { kind: 'perPerson' } } }, 'endorsement.refundFee must be a fee'],
  ['80140', { features: { vehicle: true } }, 'sections.write: vehicle is missing'],
  [
    '80140',
    { features: { repeatPremiumRate: true } },
    'features.repeatPremiumRate: true exactly where a factor has ratesByClass',
  ],
  [
    '80210',
    { features: { repeatPremiumRate: false } },
    'features.repeatPremiumRate: true exactly where a factor has ratesByClass',
  ],
  ['80230', { features: { vehicle: false } }, 'sections.write: vehicle has no ground in basis and features'],
  [
    '205',
    { carrierPlanCodes: [{ planCode: '205A', classes: '110000', deductible: '', carrierPlanCode: 'X' }] },
    'carrierPlanCodes: 0 codes for plan 205A, class 3, deductible none',
  ],
  ['80137', { tariff: undefined }, 'tariff: missing for basis byContractCost'],
  ['80218', { tariff: { basis: 'perPool', bands: [{ upTo: 5, premium: '1' }] } }, 'tariff.bands'],
  ['80160', { tariff: { basis: 'perPool', bands: [{ upTo: null, premium: '1' }] } }, 'tariff.basis'],
  ['80137', { jump: { kind: 'cps', address: 'javascript:alert(1)' } }, 'jump.address'],
  ...['https://good.cn@evil.example/', 'https://user:pass@evil.example/', 'https://', 'ftp://a.example/'].flatMap(
    (address): [string, Record<string, unknown>, string][] => [
      ['80137', { jump: { kind: 'cps', address } }, 'jump.address'],
      ['80140', { endorsement: { externalAddress: address } }, 'endorsement.externalAddress'],
      ['80140', { documents: [{ name: '条款', url: address }] }, 'documents[0].url'],
    ],
  ),
  ...['javascript:1', '//evil.example/a.pdf', '/\\evil.example', 'a.pdf', '/a b.pdf'].map(
    (url): [string, Record<string, unknown>, string] => [
      '80140',
      { documents: [{ name: '条款', url }] },
      'documents[0].url',
    ],
  ),
  ['80140', { deductibles: [1, 2].map(() => ({ code: 'D', label: 'D', rate: '1' })) }, 'deductibles: D occurs twice'],
  ['80140', { effective: { from: 'soon' } }, 'effective.from'],
  ['80140', { sections: { write: ['garage'] } }, 'sections.write[0]'],
  ['80140', { payoutRatios: [{ code: 'P', label: 'P', rate: 1.125 }] }, 'payoutRatios[0].rate'],
  ['80140', { payoutRatios: [{ code: 'P', label: 'P', rate: '-1' }] }, 'payoutRatios[0].rate'],
])('product %s with %j is refused: %s', (id, change, problem) => {
  expect(problemsAfter(id, change).join('\n')).toContain(problem);
});

it('takes addresses that open the page that they show', () => {
  const documents = [
    { name: '条款', url: 'https://insurer.example/clauses.pdf' },
    { name: '告知', url: '/documents/notice.pdf' },
  ];
  const endorsement = { externalAddress: 'https://insurer.example/endorse?id=1' };
  expect(problemsAfter('80140', { documents, endorsement })).toEqual([]);
  expect(problemsAfter('80137', { jump: { kind: 'cps', address: 'weixin://dl/business/?appid=wx00' } })).toEqual([]);
});

it('refuses what is no object, or names no family', () => {
  expect(() => definitionFrom('x.json', [])).toThrow('x.json: must be an object');
  expect(() => definitionFrom('x.json', {})).toThrow('x.json: family');
});
