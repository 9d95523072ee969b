import type { Call } from '../contract/call.ts';
import { type Envelope, resultCodes } from '../contract/envelope.ts';
import { exampleOf } from '../contract/exampleOf.ts';
import { pathWithoutPrefix } from '../contract/pathPrefix.ts';
import { callsWithSchemas } from '../contract/schemas.ts';
import { jsonSchemaOf } from '../contract/wire/jsonSchema.ts';

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the pattern that matches the addresses of a call in mock mode. */
const addressOf = ({ path }: Pick<Call<unknown, unknown>, 'path'>): RegExp =>
  new RegExp(`^${pathWithoutPrefix(path).split(/:\w+/).map(literal).join('[^/]+')}$`);

/**
 * Returns the example response of the call with this method and path (without `api/`). Returns null if there is no such
 * call, or if its response is a file or a text.
 */
export function mockAnswer(method: string, path: string): Envelope | null {
  for (const [call, { response }] of callsWithSchemas) {
    if (call.method !== method || call.answer !== 'envelope' || !addressOf(call).test(path)) continue;
    return { resCode: resultCodes.success, code: 200, info: '', data: exampleOf(jsonSchemaOf(response)) };
  }
  return null;
}
