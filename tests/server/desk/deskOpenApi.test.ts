import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { deskOpenApiPath } from '../../../app/contract/desk/deskOpenApi.ts';
import { deskCallsWithSchemas } from '../../../app/contract/desk/schemas.ts';
import { exampleOf } from '../../../app/contract/exampleOf.ts';
import { templateOf } from '../../../app/contract/openApi.ts';
import { domainShapes } from '../../../app/contract/shapes/domainShapes.ts';
import { jsonSchemaFormats, jsonSchemaOf } from '../../../app/contract/wire/jsonSchema.ts';
import { openEmbeddedInMemory } from '../../setup/databases.ts';
import { signInToDeskAs } from '../../setup/deskOperators.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const ajv = new Ajv2020({ strict: false, formats: { ...jsonSchemaFormats } });

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
}

const calls = [...deskCallsWithSchemas].map(([call, schemas]) => [call.path, call, schemas] as const);

describe('the OpenAPI document of the desk', () => {
  let server: TestApp;
  let paths: Record<string, Record<string, Operation>>;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    const { cookie } = await signInToDeskAs(server, 'product');
    const answer = await server.app.inject({ url: deskOpenApiPath, headers: { cookie } });
    ({ paths } = answer.json<{ paths: typeof paths }>());
  });
  afterAll(() => server.close());

  test.each(calls)('describes %s', (_, call) => {
    const described = paths[templateOf(call.path)]?.[call.method.toLowerCase()];
    expect(described?.summary).toBe(call.summary);
    expect(described?.description).not.toBe('');
    expect(described?.security).toHaveLength(call.access === 'public' ? 0 : 1);
  });

  test('has these calls only, each with a name of its own', () => {
    const names = Object.values(paths).flatMap((each) => Object.values(each).map(({ operationId }) => operationId));
    expect(new Set(names).size).toBe(calls.length);
    expect(names).toHaveLength(calls.length);
  });

  test.each(calls)('the examples of %s fit its schemas', (_, { encoding }, { request, response }) => {
    for (const schema of [jsonSchemaOf(request), jsonSchemaOf(response)]) {
      const components = { schemas: domainShapes };
      const isFit = ajv.validate(
        { ...schema, components, ...(encoding === 'multipart' ? { required: [] } : {}) },
        exampleOf(schema),
      );
      expect({ isFit, errors: ajv.errorsText() }).toEqual({ isFit: true, errors: 'No errors' });
    }
  });

  test('does not exist for agents and strangers', async () => {
    const agent = await server.signIn();
    const unknown = await server.app.inject('/api/desk/nothing');
    for (const cookie of [agent.cookie, '']) {
      const answer = await server.app.inject({ url: deskOpenApiPath, headers: { cookie } });
      expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
    }
  });
});
