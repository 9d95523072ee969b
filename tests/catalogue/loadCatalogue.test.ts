import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { CatalogueError, definitionFrom } from '../../app/catalogue/definitionFrom.ts';
import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';

const folder = new URL('../../app/catalogue/', import.meta.url);
const readJson = (path: string): Record<string, unknown> => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const product = readJson('products/80140.json');

const featuresOf = (id: string) => loadCatalogue().productOf(id)?.features;

it('carries the flags of the specification', () => {
  expect(featuresOf('80140')).toMatchObject({ ocrAuthorisationBook: true, invoiceTaxPhone: true });
  expect(featuresOf('336')).toMatchObject({ ocrAuthorisationBook: false, invoiceTaxPhone: true });
  expect(featuresOf('80212')).toMatchObject({ ocrAuthorisationBook: false, invoiceTaxPhone: false });
});

it('limits plan GP3361 of product 336 to 30万 and names the editions of 80212', () => {
  const main = loadCatalogue()
    .productOf('336')
    ?.plans.find(({ code }) => code === 'GP3361')?.clauses[0];
  expect(main?.options).toEqual([{ sumInsured: 300_000, label: '30万' }]);
  expect(
    loadCatalogue()
      .productOf('80212')
      ?.plans.map(({ code, name }) => [code, name]),
  ).toEqual([
    ['1', '轻享版'],
    ['2', '尊享版'],
  ]);
});

it.each([
  ['an unknown rounding', { rounding: 'sometimes' }, 'rounding'],
  ['an unknown field', { colour: 'red' }, 'colour'],
  ['a mask of five characters', { occupation: { classes: '11111' } }, 'occupation.classes'],
])('refuses %s and names the file and the field', (_, change, field) => {
  const load = () => definitionFrom('products/80140.json', { ...product, ...change });
  expect(load).toThrow(CatalogueError);
  expect(load).toThrow(new RegExp(`products/80140.json.*${field}`));
});

it('refuses a clause without a price', () => {
  const plans = [
    {
      code: 'A',
      name: 'A',
      rate: '1',
      clauses: [{ code: 'C', name: 'C', kind: 'main', isOptional: false, options: [{ sumInsured: 1, label: '1' }] }],
    },
  ];
  expect(() => definitionFrom('x.json', { ...product, plans })).toThrow('ratesPerMille');
});
