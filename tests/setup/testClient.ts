import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import type { Call, DownloadedFile } from '../../app/contract/call.ts';
import { type Envelope, isSuccess } from '../../app/contract/envelope.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { requestOf } from './requestOf.ts';

/** A response: HTTP status, envelope, and the unchanged body. */
export interface Reply extends Envelope {
  readonly status: number;
  readonly body: string;
  /** The file in the response. Null if the response contains no file or is a refusal. */
  readonly file: DownloadedFile | null;
}

/** Sends calls with the session of one agent, or without a session. */
export interface TestClient {
  /** Sends a call. Returns the response, even if it is a refusal. */
  send<Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
  /** Sends a call. Returns the data of its response, or its file. @throws when the call is refused */
  ask<Request, Response>(call: Call<Request, Response>, request: Request): Promise<Response>;
  readonly cookie: string;
}

/** Returns the file in a response, with the name under which a browser saves it; null if there is none. */
function fileOf(answer: LightMyRequestResponse): DownloadedFile | null {
  const named = /filename\*=UTF-8''([^;]+)/.exec(answer.headers['content-disposition'] ?? '');
  if (answer.statusCode !== 200 || !named) return null;
  const type = String(answer.headers['content-type']);
  return {
    name: decodeURIComponent(named[1] ?? ''),
    type,
    content: new Blob([new Uint8Array(answer.rawPayload)], { type }),
  };
}

/**
 * Returns a client for the session of a cookie. Without a cookie, the client has no session. @param host host that
 * receives the requests; empty for the platform's host
 */
export function clientOf(app: FastifyInstance, cookie: string, host = ''): TestClient {
  const send: TestClient['send'] = async (call, request, headers = {}) => {
    const { method, url, payload, type, form } = requestOf(call, request);
    const answer = await app.inject({
      method,
      url,
      ...(form ? { payload: form } : payload === undefined ? {} : { payload }),
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(host ? { host } : {}),
        ...(type ? { 'content-type': type } : {}),
        ...headers,
      },
    });
    const envelope = answer.headers['content-type']?.toString().startsWith('application/json')
      ? answer.json<Envelope>()
      : { resCode: '', code: 0, info: answer.body, data: null };
    return { ...envelope, status: answer.statusCode, body: answer.body, file: fileOf(answer) };
  };
  return {
    cookie,
    send,
    async ask(call, request) {
      const reply = await send(call, request);
      if (reply.file) return call.response.fromWire(reply.file);
      if (!isSuccess(reply)) throw new Error(`${call.path} was refused: ${reply.resCode} ${reply.info}`);
      return call.response.fromWire(reply.data);
    },
  };
}

/**
 * Sends a call. Checks the response with the same schema as the client.
 * @throws when the call is refused or the response doesn't fit
 */
export async function answerOf<Request, Response>(
  client: TestClient,
  call: Call<Request, Response>,
  request: Request,
): Promise<Response> {
  const reply = await client.send(call, request);
  if (!isSuccess(reply)) throw new Error(`${call.path} was refused: ${reply.info}`);
  await schemasOf(call).response.validate(reply.data, { strict: true });
  return call.response.fromWire(reply.data);
}
