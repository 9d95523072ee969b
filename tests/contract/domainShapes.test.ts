import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { productSummaryOf } from '@tuanbao/library/domain/rating/productSummaryOf';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { wordsChosenBy } from '@tuanbao/library/domain/scheme/productWords';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { ratingSubjectOf } from '@tuanbao/library/domain/subject/insuredSubjects';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

import { catalogueFiles, definitionIn, readOccupations } from '../../app/catalogue/loadCatalogue.ts';
import { exampleOf } from '../../app/contract/exampleOf.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { domainShapes } from '../../app/contract/shapes/domainShapes.ts';
import type { DomainValue } from '../../app/contract/wire/fields.ts';
import { type JsonSchema, jsonSchemaFormats, jsonSchemaOf } from '../../app/contract/wire/jsonSchema.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { allCalls } from '../setup/allCalls.ts';

const ajv = new Ajv2020({ strict: false, formats: { ...jsonSchemaFormats } });
const judges = new Map(Object.entries(domainShapes).map(([name, shape]) => [name, ajv.compile(shape)]));

/** Returns the differences between a value and its description in the OpenAPI document; empty if there are none. */
function misfitsOf(name: DomainValue, value: unknown): readonly string[] {
  const judge = judges.get(name)!;
  return judge(value) ? [] : (judge.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const definitions = catalogueFiles().map((file) => [file, definitionIn(file)] as const);

describe('values of the domain in responses', () => {
  test.each(definitions)('the product in %s fits the OpenAPI document', (_, product) => {
    expect(misfitsOf('ProductDefinition', product)).toEqual([]);
    expect(misfitsOf('ProductSummary', productSummaryOf(product))).toEqual([]);
  });

  const written = definitions.filter(([, { jump }]) => jump.kind === 'native');

  test.each(written)('price, subject and words of a draft of %s fit too', (_, product) => {
    const draft = completeDraft(product, { heads: Math.max(product.persons.min, 5) });
    const subject = ratingSubjectOf(product, draft);
    const price = quote(product, quotableDraftOf(draft, rosterLinesOf(draft.persons), subject));

    expect(misfitsOf('Quote', price)).toEqual([]);
    expect(price.totalFen).toBeGreaterThan(0);
    expect(subject ? misfitsOf('RatingSubject', subject) : []).toEqual([]);
    expect(misfitsOf('ProductWords', wordsChosenBy(draft.schemes, product))).toEqual([]);
  });

  test('a draft without a price fits too, and contains the reasons', () => {
    const [, product] = written[0]!;
    const [scheme] = completeDraft(product).schemes;
    const price = quote(product, {
      months: 7,
      applyQuantity: 1,
      schemes: [{ ...scheme!, planCode: 'unknown', occupations: [] }],
    });

    expect(price.schemes).toMatchObject([{ status: 'unpriced', problems: expect.any(Array) as unknown }]);
    expect(misfitsOf('Quote', price)).toEqual([]);
  });

  test('the occupations fit too', () => {
    expect(readOccupations().flatMap((row) => misfitsOf('OccupationRow', row))).toEqual([]);
  });

  test.each(Object.keys(domainShapes) as DomainValue[])(
    'a %s with a missing or additional field does not fit',
    (name) => {
      const [field = '', ...fields] = Object.keys(exampleOf(domainShapes[name]) as object);
      const example = exampleOf(domainShapes[name]) as Record<string, unknown>;

      expect(misfitsOf(name, example)).toEqual([]);
      expect(misfitsOf(name, Object.fromEntries(fields.map((each) => [each, example[each]])))).not.toEqual([]);
      expect(misfitsOf(name, { ...example, [`${field}2`]: 1 })).not.toEqual([]);
    },
  );
});

/** Returns the paths at which a schema accepts any value. */
function openEndsOf(schema: JsonSchema, path: string): readonly string[] {
  if (Object.keys(schema).length === 0) return [path];
  const fields = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  const { items, anyOf = [] } = schema as { readonly items?: JsonSchema; readonly anyOf?: readonly JsonSchema[] };
  return [
    ...fields.flatMap(([name, field]) => openEndsOf(field, `${path}.${name}`)),
    ...(items ? openEndsOf(items, `${path}[]`) : []),
    ...anyOf.flatMap((each) => openEndsOf(each, path)),
    ...(schema['type'] === 'array' && !items ? [`${path}[]`] : []),
  ];
}

describe('the schemas of the contract', () => {
  const enveloped = [...allCalls].filter(([, { answer }]) => answer !== 'file');

  test.each(enveloped)('%s describes the content of every field', (_, call) => {
    expect(openEndsOf(jsonSchemaOf(schemasOf(call).response), 'response')).toEqual([]);
    expect(openEndsOf(jsonSchemaOf(schemasOf(call).request), 'request')).toEqual([]);
  });
});
