import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Peer } from '../../app/server/gateways/signedPost.ts';

/** A request that the fake server has received. */
export interface PeerRequest {
  readonly path: string;
  readonly key: string;
  readonly content: Readonly<Record<string, unknown>>;
}

type Answer = object | number;

/**
 * A fake server of a partner, such as the insurer. It shares a secret with our server and checks the signatures of all
 * requests.
 */
export interface FakePeer {
  readonly peer: Peer;
  readonly requests: readonly PeerRequest[];
  /**
   * Sets the response for a path: an object, an HTTP status without a body, or a function that creates the response
   * from a request.
   */
  answer(path: string, answer: Answer | ((request: PeerRequest) => Answer | Promise<Answer>)): void;
  close(): Promise<void>;
}

const secret = 'a secret of at least 32 characters';

/** Starts the fake server on a free port. It responds with `{}` to a path for which `answer` wasn't called. */
export async function startFakePeer(): Promise<FakePeer> {
  const requests: PeerRequest[] = [];
  const answers = new Map<string, Parameters<FakePeer['answer']>[1]>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    const respond = async () => {
      const body = Buffer.concat(chunks).toString();
      const path = request.url ?? '';
      const time = String(request.headers['x-tuanbao-time']);
      const right = createHmac('sha256', secret).update(`${time}\n${path}\n${body}`).digest('hex');
      if (request.headers['x-tuanbao-signature'] !== right) return void response.writeHead(401).end();
      const content = JSON.parse(body) as Record<string, unknown>;
      const received = { path, key: String(request.headers['idempotency-key']), content };
      requests.push(received);
      const given = answers.get(path) ?? {};
      const answer = typeof given === 'function' ? await given(received) : given;
      if (typeof answer === 'number') return void response.writeHead(answer).end();
      response.setHeader('content-type', 'application/json');
      return void response.end(JSON.stringify(answer));
    };
    request.on('end', () => void respond());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway`;
  return {
    peer: { url, secret },
    requests,
    answer: (path, answer) => void answers.set(`/gateway${path}`, answer),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
