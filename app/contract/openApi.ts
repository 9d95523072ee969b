import { type Call, pathParametersOf } from './call.ts';
import type { CallSchemas } from './callSchemas.ts';
import { marked } from './documented/names.ts';
import { alertStatus, resultCodes } from './envelope.ts';
import { exampleOf } from './exampleOf.ts';
import { usedOn } from './screens.ts';
import { domainShapes } from './shapes/domainShapes.ts';
import { type JsonSchema, jsonSchemaOf } from './wire/jsonSchema.ts';

/** Call together with its schemas. */
type DescribedCall = Call<unknown, unknown> & { readonly schemas: CallSchemas };

type Fields = Readonly<Record<string, JsonSchema>>;

/** Converts a path to the notation of the specification and of OpenAPI. `/api/x/:id` becomes `/api/x/{id}`. */
export const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

const fieldsOf = (schema: JsonSchema) => (schema['properties'] ?? {}) as Fields;
const requiredOf = (schema: JsonSchema) => new Set(schema['required'] as readonly string[] | undefined);

function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const fields = Object.entries(fieldsOf(schema)).filter(([name]) => !names.includes(name));
  const required = [...requiredOf(schema)].filter((name) => !names.includes(name));
  return { ...schema, properties: Object.fromEntries(fields), required };
}

const isInAddress = ({ method, encoding }: DescribedCall) => method === 'GET' || encoding === 'query';

function parametersOf(call: DescribedCall, schema: JsonSchema): readonly object[] {
  const inPath = new Set(pathParametersOf(call.path));
  const required = requiredOf(schema);
  return Object.entries(fieldsOf(schema))
    .filter(([name]) => inPath.has(name) || isInAddress(call))
    .map(([name, field]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.has(name),
      schema: field,
      example: exampleOf(field, name),
    }));
}

function bodyOf(call: DescribedCall, schema: JsonSchema): object | undefined {
  if (isInAddress(call)) return undefined;
  const body = without(schema, pathParametersOf(call.path));
  if (Object.keys(fieldsOf(body)).length === 0) return undefined;
  const type = mediaTypes[call.encoding as keyof typeof mediaTypes];
  return { required: true, content: { [type]: { schema: body, example: exampleOf(body) } } };
}

const envelopeOf = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['resCode', 'code', 'info', 'data'],
  properties: { resCode: { type: 'string' }, code: { type: 'integer' }, info: { type: 'string' }, data },
});

const aboutRefusal = envelopeOf({
  description: 'What the refusal is about: problem persons, the right quote, a newer draft',
});

/** Schema of the envelope of a refusal. It includes `status`, which marks the message as an alert. */
const refusalEnvelope: JsonSchema = {
  ...aboutRefusal,
  properties: {
    ...(aboutRefusal['properties'] as JsonSchema),
    status: { type: 'integer', enum: [alertStatus], description: 'An alert: the user takes note of `info`' },
  },
};

function answerOf({ answer, schemas }: DescribedCall): object {
  if (answer === 'file') {
    const schema = { contentMediaType: 'application/octet-stream' };
    return { description: 'The file', content: { 'application/octet-stream': { schema } } };
  }
  const data = marked(jsonSchemaOf(schemas.response));
  if (answer === 'text') return { description: 'Bare text', content: { 'text/plain': { schema: data } } };
  const example = { resCode: resultCodes.success, code: 200, info: '', data: exampleOf(data) };
  return { description: 'Success', content: { 'application/json': { schema: envelopeOf(data), example } } };
}

const refusal = {
  description: 'Refused: `resCode` says how, `info` says why in the user’s language. Nothing was changed.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

function operationOf(call: DescribedCall, describe: OpenApiDocument['describe']): object {
  const schema = marked(jsonSchemaOf(call.schemas.request));
  const body = bodyOf(call, schema);
  const template = templateOf(call.path);
  return {
    operationId: `${call.method.toLowerCase()}${template.replaceAll(/[^A-Za-z\d]+/g, '_')}`,
    summary: call.summary,
    description: describe(call, template),
    tags: [call.origin],
    parameters: parametersOf(call, schema),
    ...(body ? { requestBody: body } : {}),
    responses: { 200: answerOf(call), default: refusal },
    security: call.access === 'public' ? [] : [{ session: [] }],
  };
}

/** Parts of an OpenAPI document that differ between the agents' calls and the desk's calls. */
export interface OpenApiDocument {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** Name of the cookie that contains the session. */
  readonly cookie: string;
  /** Returns the description of a call. `template` is its path in the notation of OpenAPI. */
  readonly describe: (call: Call<unknown, unknown>, template: string) => string;
}

/** Title, description and tags of the OpenAPI document of the agents' calls. */
const ofAgents: OpenApiDocument = {
  title: '团保 tuanbao',
  description:
    'Group-insurance back office of agents. Every answer is an envelope; success is `resCode` 000001 with `code` 200. Money is yuan as text. Fields marked `x-documented` are the specification’s; fields that a call does not know are ignored.',
  tags: [
    { name: 'spec', description: 'Calls of the specification' },
    { name: 'own', description: 'Calls of our own' },
  ],
  cookie: '__Host-session',
  describe: ({ method }, template) => usedOn(method, template),
};

const componentsWith = (cookie: string) => ({
  securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
  schemas: {
    ...Object.fromEntries(Object.entries(domainShapes).map(([name, shape]) => [name, marked(shape)])),
    Refusal: {
      ...refusalEnvelope,
      example: { resCode: resultCodes.notSignedIn, code: 401, info: '尚未登录或登录已过期，请登录', data: null },
    },
  },
});

/**
 * Returns the OpenAPI 3.1 document that describes calls. Its schemas and examples are generated from the schemas with
 * which the server validates requests. The last parameter has the parts that aren't generated; by default, these are
 * the parts for the agents' calls.
 */
export function openApiOf(
  calls: readonly Call<unknown, unknown>[],
  schemasOf: (call: Call<unknown, unknown>) => CallSchemas,
  { title, description, tags, cookie, describe }: OpenApiDocument = ofAgents,
): object {
  const paths = new Map<string, Readonly<Record<string, object>>>();
  for (const call of calls) {
    const path = templateOf(call.path);
    paths.set(path, {
      ...paths.get(path),
      [call.method.toLowerCase()]: operationOf({ ...call, schemas: schemasOf(call) }, describe),
    });
  }
  const info = { title, version: '1', description };
  return { openapi: '3.1.0', info, tags, paths: Object.fromEntries(paths), components: componentsWith(cookie) };
}
