import { readFileSync } from 'node:fs';

import Ajv2020 from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';

import { wholeContentOf } from '../../app/catalogue/definitionFrom.ts';
import { catalogueFiles } from '../../app/catalogue/loadCatalogue.ts';
import { productFileSchema } from '../../app/catalogue/productFileSchema.ts';

const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

const published = readJson('library/product.schema.json');
const validate = new Ajv2020({ allErrors: true, strict: false }).compile(published);

const errorsOf = (content: unknown): readonly string[] => {
  validate(content);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

it('is the one that the catalogue validates files with (npm run product-schema)', () => {
  expect(published).toEqual(JSON.parse(JSON.stringify(productFileSchema())));
});

const files = catalogueFiles();

it('is tried with all products', () => {
  expect(files.filter((file) => file.startsWith('products/'))).toHaveLength(34);
});

it.each(files)('accepts %s, as it is written and merged with its family', (file) => {
  const content = readJson(`app/catalogue/${file}`);
  expect(errorsOf(content)).toEqual([]);
  expect(errorsOf(wholeContentOf(file, content))).toEqual([]);
});

const product = readJson('app/catalogue/products/80140.json');
const [plan] = product['plans'] as readonly Record<string, unknown>[];

it.each<[string, Record<string, unknown>, string]>([
  ['a field that it does not know', { colour: 'red' }, ' must NOT have additional properties'],
  ['an unknown family', { family: 'pets' }, '/family must be equal to one of the allowed values'],
  ['a switch that does not exist', { features: { gold: true } }, '/features must NOT have additional properties'],
  [
    'a plan without clauses',
    { plans: [{ ...plan, clauses: undefined }] },
    "/plans/0 must have required property 'clauses'",
  ],
  ['a rate that is a number', { plans: [{ ...plan, rate: 1 }] }, '/plans/0/rate must be string'],
  ['an id with letters', { id: 'A1' }, String.raw`/id must match pattern "^\d{2,6}$"`],
])('refuses %s', (_, change, message) => {
  expect(errorsOf(JSON.parse(JSON.stringify({ ...product, ...change })))).toContain(message);
});
