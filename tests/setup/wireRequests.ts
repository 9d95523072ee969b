import type { FastifyInstance } from 'fastify';
import type {
  Schema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

import { pathParametersOf } from '../../app/contract/call.ts';
import type { Envelope } from '../../app/contract/envelope.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import type { AnyCall } from './allCalls.ts';

/** Step of a path that leads from a text into the JSON in this text. */
const insideJson = '{}';

/** Path to a field of a request: the names of the fields, `[]` for an entry of a list, `{}` for the JSON in a text. */
type FieldPath = readonly string[];

/** A field of a request with its schema. */
interface DeclaredField {
  readonly path: FieldPath;
  readonly schema: SchemaDescription;
}

/** Returns the schema of the JSON in a text field; undefined for a field without JSON. */
const jsonContentOf = ({ tests }: SchemaDescription): Schema | undefined =>
  tests.find(({ name }) => name === 'json')?.params?.['content'] as Schema | undefined;

function fieldsIn(described: SchemaFieldDescription, path: FieldPath): readonly DeclaredField[] {
  const { type } = described as SchemaDescription;
  if (type === 'object') {
    return Object.entries((described as SchemaObjectDescription).fields).flatMap(([name, field]) =>
      fieldsIn(field, [...path, name]),
    );
  }
  const { innerType } = described as SchemaInnerTypeDescription;
  if (type === 'array' && innerType && !Array.isArray(innerType)) return fieldsIn(innerType, [...path, '[]']);
  const schema = described as SchemaDescription;
  const content = type === 'string' ? jsonContentOf(schema) : undefined;
  return content ? fieldsIn(content.describe(), [...path, insideJson]) : [{ path, schema }];
}

/** Returns all fields that a call's request declares, with their schemas. */
export const describedFields = (call: AnyCall): readonly DeclaredField[] =>
  fieldsIn(schemasOf(call).request.describe(), []);

/** Returns the paths of all fields that a call's request declares. */
export const declaredFields = (call: AnyCall): readonly FieldPath[] => describedFields(call).map(({ path }) => path);

/** Returns the parsed JSON; undefined if the text isn't JSON. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/**
 * Returns a copy of the value in which one part is replaced. In a list, the first entry is changed; if the list is
 * empty, an entry is added.
 */
export function changedAt(value: unknown, [name, ...rest]: FieldPath, part: unknown): unknown {
  if (name === undefined) return part;
  if (name === insideJson) return JSON.stringify(changedAt(parsed(value), rest, part));
  if (name === '[]') {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
    return [changedAt(first, rest, part), ...others];
  }
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...fields, [name]: changedAt(fields[name], rest, part) };
}

/** Returns the part of a value at a path; undefined if there is none. */
export function partAt(value: unknown, [name, ...rest]: FieldPath): unknown {
  if (name === undefined) return value;
  if (name === insideJson) return partAt(parsed(value), rest);
  if (typeof value !== 'object' || value === null) return undefined;
  return partAt((value as Record<string, unknown>)[name === '[]' ? '0' : name], rest);
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A server's response with its unchanged body and headers. */
export interface WireReply extends Envelope {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Sends a request exactly as it is given, even if it isn't valid for the call. */
export async function sendWire(
  app: FastifyInstance,
  cookie: string,
  call: AnyCall,
  wire: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<WireReply> {
  const fields = { ...wire } as Record<string, unknown>;
  let url = call.path;
  for (const name of pathParametersOf(call.path)) {
    url = url.replace(`:${name}`, encodeURIComponent(asText(fields[name] ?? 'x') || 'x'));
    delete fields[name];
  }
  const texts = () =>
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value)])).toString();
  const form = () => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      for (const each of Array.isArray(value) && value.some((entry) => entry instanceof File) ? value : [value]) {
        if (each instanceof File) made.append(name, each, each.name);
        else made.append(name, asText(each));
      }
    }
    return made;
  };
  const isQuery = call.method === 'GET' || call.encoding === 'query';
  const content = isQuery
    ? {}
    : call.encoding === 'multipart'
      ? { payload: form() }
      : call.encoding === 'form'
        ? { payload: texts(), type: 'application/x-www-form-urlencoded' }
        : { payload: JSON.stringify(fields), type: 'application/json' };
  const answer = await app.inject({
    method: call.method,
    url: isQuery ? `${url}?${texts()}` : url,
    ...('payload' in content ? { payload: content.payload } : {}),
    headers: { cookie, ...('type' in content ? { 'content-type': content.type } : {}), ...headers },
  });
  const isEnvelope = String(answer.headers['content-type']).startsWith('application/json');
  const envelope = isEnvelope ? answer.json<Envelope>() : { resCode: '', code: 0, info: '', data: null };
  return { ...envelope, status: answer.statusCode, body: answer.body, headers: answer.headers };
}
