import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { resultCodes } from '@tuanbao/app/contract/envelope';

/** A request that the server has received. */
export interface ReceivedCall {
  readonly path: string;
  readonly query: string;
  readonly type: string;
  readonly body: string;
}

/** A prepared response: an envelope, and the HTTP status if it isn't 200. */
export interface Answer {
  readonly status?: number;
  readonly body: unknown;
  /** The server waits for this promise before it sends the response. */
  readonly until?: Promise<void>;
  /** If true, the server closes the connection without a response. */
  readonly isCut?: boolean;
}

/** The server closes the connection without a response, as if the network failed. */
export const cut: Answer = { body: null, isCut: true };

export const success = (data: unknown): Answer => ({
  body: { resCode: resultCodes.success, code: 200, info: '', data },
});

export const refusal = (resCode: string, info = '', data: unknown = null, status = 200): Answer => ({
  status,
  body: { resCode, code: 0, info, data },
});

export const notSignedIn = refusal(resultCodes.notSignedIn, '登录已过期');

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Returns headers that allow requests from another origin. The test's page has another origin, and jsdom checks
 * XMLHttpRequest as a browser does.
 */
const allowedTo = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
});

/**
 * A real HTTP server with prepared responses. For each path, the responses are sent in order; the last one is repeated.
 */
export class ScriptedServer {
  readonly calls: ReceivedCall[] = [];
  readonly #answers = new Map<string, Answer[]>();
  readonly #server = createServer((request, response) => {
    const allowed = allowedTo(request);
    if (request.method === 'OPTIONS') {
      response.writeHead(204, allowed).end();
      return;
    }
    const reply = async () => {
      const { status = 200, body, until, isCut } = await this.#answer(request);
      await until;
      if (isCut) {
        request.socket.destroy();
        return;
      }
      response.writeHead(status, { ...allowed, 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    void reply();
  });

  /** Starts to listen. Deletes prepared responses and recorded requests. */
  async start(): Promise<this> {
    this.calls.length = 0;
    this.#answers.clear();
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  on(path: string, ...answers: Answer[]): void {
    this.#answers.set(path, answers);
  }

  callsTo(path: string): readonly ReceivedCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://server');
    const type = request.headers['content-type'] ?? '';
    this.calls.push({ path: pathname, query: search, type, body: await bodyOf(request) });
    const answers = this.#answers.get(pathname) ?? [];
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer ?? refusal(resultCodes.notFound, `no answer for ${pathname}`, null, 404);
  }
}
