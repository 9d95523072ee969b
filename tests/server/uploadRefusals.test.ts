import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { uploadAuthorisationCall, uploadSingleImage } from '../../app/contract/files.ts';
import { diskStorePath } from '../../app/server/platform/storage/diskStore.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { formOf } from '../setup/formUpload.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const times = 60;
const patience = 180_000; // The timeout is long enough for a busy machine.
const megabyte = 1024 * 1024;

const plainForm = (name: string, megabytes: number) => {
  const made = new FormData();
  made.append(name, new File([Buffer.alloc(megabytes * megabyte, 'x')], 'x.png', { type: 'image/png' }));
  return made;
};

describe('a refused upload, over the network', () => {
  let server: TestApp;
  let agent: TestClient;
  let port: number;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    agent = await server.signIn();
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  /**
   * Uploads a file and returns the text of the response. If the connection breaks, returns a text that starts with
   * `broken`.
   */
  async function wordsFor(body: FormData, cookie: string): Promise<string> {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${uploadSingleImage.path}`, {
        method: 'POST',
        body,
        headers: { cookie },
      });
      return ((await answer.json()) as { info: string }).info;
    } catch (error) {
      return `broken: ${String(error)}`;
    }
  }

  test.each([
    ['under a name that the call does not have', () => plainForm('x', 3), true, '请求内容格式有误，请刷新页面后重试'],
    ['of too many megabytes', () => plainForm('file', 12), true, '提交的内容过大，请减少后重试'],
    ['of nobody who is signed in', () => plainForm('file', 3), false, '尚未登录或登录已过期，请登录'],
  ])(
    'a file %s gets the reason every time',
    async (_, made, isSignedIn, words) => {
      const told = new Set<string>();
      for (let count = 0; count < times; count++) told.add(await wordsFor(made(), isSignedIn ? agent.cookie : ''));

      expect([...told]).toEqual([words]);
    },
    patience,
  );

  /**
   * Sends a form in small slices. Returns the text of the response, and the number of bytes that weren't sent yet when
   * the response arrived.
   */
  async function answerToSlices(
    path: string,
    form: FormData,
    cookie = '',
  ): Promise<{ readonly words: string; readonly unsent: number }> {
    const whole = new Response(form);
    const headers = { cookie, 'content-type': whole.headers.get('content-type') ?? '' };
    const bytes = Buffer.from(await whole.arrayBuffer());
    const sending = request({ port, path, method: 'POST', headers });
    let sent = 0;
    const answer = new Promise<{ words: string; unsent: number }>((resolve, reject) => {
      sending.once('error', reject).once('response', (incoming) => {
        const unsent = bytes.length - sent;
        buffer(incoming).then((content) => resolve({ words: content.toString(), unsent }), reject);
      });
    });
    // Each slice has 64 KiB and is created only after the previous slice was sent.
    const slices = Readable.from(
      (function* () {
        for (; sent < bytes.length; sent += 65_536) yield bytes.subarray(sent, sent + 65_536);
      })(),
    );
    await Promise.all([pipeline(slices, sending), answer]);
    return answer;
  }

  test.each([
    ['under a name that the call does not have', 'x', 24, true, '请求内容格式有误'],
    ['of too many megabytes', 'file', 24, true, '提交的内容过大'],
    ['of an agent who is not signed in', 'file', 24, false, '尚未登录'],
  ])('a file %s is read to its end before it is refused', async (_, name, megabytes, isSignedIn, said) => {
    const form = plainForm(name, megabytes);
    const { words, unsent } = await answerToSlices(uploadSingleImage.path, form, isSignedIn ? agent.cookie : '');

    expect(words).toContain(said);
    expect(unsent).toBeLessThanOrEqual(0);
  });

  test.each([
    ['for another place than was announced', 24, { key: 'group/20261120/x' }, 'AccessDenied'],
    ['of too many megabytes', 24, {}, 'InvalidArgument'],
    ['that is no picture', 3, {}, 'InvalidArgument'],
  ])('a form for the store, %s, is read to its end before it is refused', async (_, megabytes, changes, code) => {
    const leave = await agent.ask(uploadAuthorisationCall, {});
    const form = formOf(leave, Buffer.alloc(megabytes * megabyte, 'x'), changes);
    const { words, unsent } = await answerToSlices(diskStorePath, form);

    expect(words).toContain(`<Code>${code}</Code>`);
    expect(unsent).toBeLessThanOrEqual(0);
  });

  test('two Host headers are refused', async () => {
    const status = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          'GET /api/own/time HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n',
        ),
      );
      socket.once('data', (chunk) => resolve(chunk.toString('latin1').split('\r\n', 1)[0] ?? '')).once('error', reject);
    });

    expect(status).toBe('HTTP/1.1 400 Bad Request');
  });
});
