import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { connectionTimes, cutSlowRequests } from '../../app/server/platform/http/slowRequests.ts';

const patienceMs = 400;

async function sizeOfFile(request: FastifyRequest): Promise<string> {
  const file = await request.file();
  return `${(await file?.toBuffer())?.length} bytes`;
}

/** Sends a text slowly, in ten pieces. Stops if the server closes the connection. */
async function trickle(socket: Socket, text: string, everyMs: number): Promise<void> {
  const size = Math.ceil(text.length / 10);
  for (let at = 0; at < text.length && !socket.destroyed; at += size) {
    socket.write(text.slice(at, at + size));
    await pause(everyMs);
  }
}

describe('a slow request', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = Fastify({ ...connectionTimes, connectionTimeout: patienceMs });
    cutSlowRequests(app, patienceMs);
    await app.register(multipart);
    app.post('/json', () => 'whole');
    app.post('/refused', { onRequest: async (_, reply) => reply.code(401).send('refused') }, () => '');
    app.route({ method: 'POST', url: '/file', handler: sizeOfFile });
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  async function begun(path: string, type: string, length: number): Promise<{ socket: Socket; answer: () => string }> {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (data: Buffer) => (text += data.toString()));
    socket.on('error', () => {}); // An error occurs when the server cuts the connection.
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
    );
    return { socket, answer: () => text };
  }

  const json = JSON.stringify({ a: 'x'.repeat(92) });
  const form = `--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(1000)}\r\n--b--\r\n`;
  const formType = 'multipart/form-data; boundary=b';

  test('is cut if it is incomplete after its time', async () => {
    const { socket, answer } = await begun('/json', 'application/json', json.length);
    await trickle(socket, json, patienceMs / 5);

    expect(socket.destroyed).toBe(true);
    expect(answer()).toBe('');
  });

  test('is cut if it was refused and still continues', async () => {
    const { socket, answer } = await begun('/refused', 'application/json', json.length);
    await trickle(socket, json, patienceMs / 5);

    expect(socket.destroyed).toBe(true);
    expect(answer()).toContain('refused');
  });

  test('is accepted if it is an upload that makes progress, for any time', async () => {
    const { socket, answer } = await begun('/file', formType, form.length);
    await trickle(socket, form, patienceMs / 5);

    expect(answer()).toContain('1000 bytes');
    socket.destroy();
  });

  test('is cut if an upload makes no progress', async () => {
    const { socket, answer } = await begun('/file', formType, form.length);
    socket.write(form.slice(0, 500));
    await once(socket, 'close');

    expect(answer()).not.toContain('bytes');
  });

  test('is accepted if its connection was idle before', async () => {
    const { socket, answer } = await begun('/file', formType, form.length);
    socket.write(form);
    await once(socket, 'data');
    await pause(patienceMs * 2);
    socket.write(
      `POST /json HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
    );
    await once(socket, 'data');

    expect(answer()).toContain('whole');
    socket.destroy();
  });
});
