import { http, HttpResponse, type RequestHandler } from 'msw';

import type { Call } from '../../contract/call.ts';
import { resultCodes } from '../../contract/envelope.ts';
import { exampleOf } from '../../contract/exampleOf.ts';
import { callsWithSchemas } from '../../contract/schemas.ts';
import { jsonSchemaOf } from '../../contract/wire/jsonSchema.ts';

type AnyCall = Call<never, unknown>;

export interface MockOptions {
  /** Beginning of the address of every call, as given to `createSend`. @default '' */
  readonly base?: string;
}

const handlerOf = (
  { method, path }: Pick<AnyCall, 'method' | 'path'>,
  base: string,
  answer: () => Response,
): RequestHandler => (method === 'GET' ? http.get(base + path, answer) : http.post(base + path, answer));

const envelope = (data: unknown) =>
  HttpResponse.json({ resCode: resultCodes.success, code: 200, info: '', data: data ?? null });

const fileResponse = () =>
  new HttpResponse('example', {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''example.txt",
    },
  });

/**
 * Handlers for all calls. Each handler responds with the example of the OpenAPI document. Put your own handlers before
 * them.
 *
 * @example
 *   const server = setupServer(answering(orderList, { rows: [], total: 0 }), ...mockHandlers());
 */
export const mockHandlers = ({ base = '' }: MockOptions = {}): readonly RequestHandler[] =>
  [...callsWithSchemas].map(([call, { response }]) => {
    if (call.answer === 'file') return handlerOf(call, base, fileResponse);
    const example = exampleOf(jsonSchemaOf(response));
    return handlerOf(call, base, () =>
      call.answer === 'text' ? HttpResponse.text(String(example)) : envelope(example),
    );
  });

/** Handler that responds to a call with the given response in an envelope. The response has the type of the call. */
export const answering = <Request, Answer>(
  call: Call<Request, Answer>,
  answer: Answer,
  { base = '' }: MockOptions = {},
): RequestHandler => handlerOf(call, base, () => envelope(call.response.toWire(answer)));

/**
 * Handler that refuses a call with HTTP status 200. `info` is the message for the user. By default, `resCode` is
 * `resultCodes.refused`.
 */
export const refusing = (
  call: Pick<AnyCall, 'method' | 'path'>,
  info: string,
  { base = '', resCode = resultCodes.refused }: MockOptions & { readonly resCode?: string } = {},
): RequestHandler => handlerOf(call, base, () => HttpResponse.json({ resCode, code: 400, info, data: null }));
