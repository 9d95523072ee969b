import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { isSuccess } from '../../app/contract/envelope.ts';
import { exampleOf } from '../../app/contract/exampleOf.ts';
import { templateOf } from '../../app/contract/openApi.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { domainShapes } from '../../app/contract/shapes/domainShapes.ts';
import { jsonSchemaFormats, jsonSchemaOf } from '../../app/contract/wire/jsonSchema.ts';
import { allCalls } from '../setup/allCalls.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const ajv = new Ajv2020({ strict: false, formats: { ...jsonSchemaFormats } });

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Record<string, { readonly example: unknown }> };
  readonly responses: {
    readonly 200: {
      readonly content: Record<
        string,
        { readonly example?: unknown; readonly schema: { readonly properties: { readonly data: unknown } } }
      >;
    };
  };
  readonly security: readonly object[];
}

describe('the OpenAPI document', () => {
  let server: TestApp;
  let paths: Record<string, Record<string, Operation>>;
  let schemas: Record<string, unknown>;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    const answer = await server.app.inject('/api/openapi.json');
    const document = answer.json<{ paths: typeof paths; components: { schemas: typeof schemas } }>();
    paths = document.paths;
    schemas = document.components.schemas;
  });
  afterAll(() => server.close());

  const operation = (method: string, path: string) => paths[templateOf(path)]?.[method.toLowerCase()];

  test.each([...allCalls])('describes %s', (_, call) => {
    const described = operation(call.method, call.path);

    expect(described?.summary).toBe(call.summary);
    expect(described?.description, 'which screen makes it, in app/contract/screens.ts').not.toBe('');
    expect(described?.security).toHaveLength(call.access === 'public' ? 0 : 1);
    expect(call.path).toBe(
      (described?.parameters ?? [])
        .filter((parameter) => parameter.in === 'path')
        .reduce((path, { name }) => path.replace(`{${name}}`, `:${name}`), templateOf(call.path)),
    );
  });

  test.each([...allCalls])('the examples of %s fit its schemas', (_, call) => {
    const sides = [
      jsonSchemaOf(schemasOf(call).request),
      ...(call.answer === 'file' ? [] : [jsonSchemaOf(schemasOf(call).response)]),
    ];

    for (const schema of sides) {
      const components = { schemas: domainShapes };
      const isFit = ajv.validate(
        { ...schema, components, ...(call.encoding === 'multipart' ? { required: [] } : {}) },
        exampleOf(schema),
      );
      expect({ isFit, errors: ajv.errorsText() }).toEqual({ isFit: true, errors: 'No errors' });
    }
  });

  test('values of the domain are described once and referenced', () => {
    expect(Object.keys(schemas)).toEqual([...Object.keys(domainShapes), 'Refusal']);
    const { schema } = operation('POST', '/api/order/calPremium')!.responses[200].content['application/json']!;
    expect(schema.properties.data).toEqual({ $ref: '#/components/schemas/Quote' });
  });

  test('the fields of the specification are marked, ours are not', () => {
    const body: unknown = operation('POST', '/api/tmpOrder/submitTmpOrder')!.requestBody!.content['application/json'];
    const { schema } = body as { schema: { properties: { orderInfo: { properties: Record<string, object> } } } };
    const { groupName, productVersion } = schema.properties.orderInfo.properties;

    expect(groupName).toHaveProperty('x-documented', true);
    expect(productVersion).not.toHaveProperty('x-documented');
  });

  test('every operation has a name of its own', () => {
    const names = Object.values(paths).flatMap((each) => Object.values(each).map(({ operationId }) => operationId));

    expect(new Set(names).size).toBe(names.length);
  });

  test('a success is what the client accepts as one', () => {
    const { content } = operation('POST', '/oauth/login')!.responses[200];

    expect(isSuccess(content['application/json']?.example as object)).toBe(true);
    expect(content['application/json']?.example).toMatchObject({ data: { userName: '林晓舟' } });
  });

  test('a form is sent as a form, a path parameter only in the path', () => {
    expect(Object.keys(operation('POST', '/oauth/login')!.requestBody!.content)).toEqual([
      'application/x-www-form-urlencoded',
    ]);
    const reveal = operation('POST', '/api/own/orders/:orderSn/reveal')!;
    expect(reveal.requestBody!.content['application/json']!.example).toEqual({ key: 1, rosterVersion: 1 });
    expect(reveal.parameters).toMatchObject([{ name: 'orderSn', in: 'path' }]);
  });
});
