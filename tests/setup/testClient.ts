import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import type { Call, DownloadedFile } from '../../app/contract/call.ts';
import { type Envelope, isSuccess } from '../../app/contract/envelope.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { requestOf } from './requestOf.ts';

/** What came back: the HTTP status, the envelope and the body to the byte. */
export interface Reply extends Envelope {
  readonly status: number;
  readonly body: string;
  /** The file of a call that answers with one; null where it was refused. */
  readonly file: DownloadedFile | null;
}

/** Makes calls as one agent, or as nobody. */
export interface TestClient {
  /** Sends a call and gives back whatever was answered. */
  send<Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
  /** Sends a call and gives back its response. @throws where it was refused */
  ask<Request, Response>(call: Call<Request, Response>, request: Request): Promise<Response>;
  readonly cookie: string;
}

/** The file of an answer, under the name that browsers keep it by. */
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

/** Calls as the holder of a cookie; as nobody without one. */
export function clientOf(app: FastifyInstance, cookie: string): TestClient {
  const send: TestClient['send'] = async (call, request, headers = {}) => {
    const { method, url, payload, type, form } = requestOf(call, request);
    const answer = await app.inject({
      method,
      url,
      ...(form ? { payload: form } : payload === undefined ? {} : { payload }),
      headers: { ...(cookie ? { cookie } : {}), ...(type ? { 'content-type': type } : {}), ...headers },
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

/** Asks, and holds the wire's answer against the schema that the client believes in. @throws where it was refused */
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
