import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { uploadAuthorisationCall, uploadSingleImage } from '../../app/contract/files.ts';
import { diskStorePath } from '../../app/server/platform/storage/diskStore.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { formOf } from '../setup/formUpload.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const times = 60;
const patience = 180_000; // a busy machine is waited for
const megabyte = 1024 * 1024;

const form = (name: string, megabytes: number) => {
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

  /** The words of an answer; where the connection breaks, that it did. */
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
    ['under a name that the call does not have', () => form('x', 3), true, '请求内容格式有误，请刷新页面后重试'],
    ['of too many megabytes', () => form('file', 12), true, '提交的内容过大，请减少后重试'],
    ['of nobody who is signed in', () => form('file', 3), false, '尚未登录或登录已过期，请登录'],
  ])(
    'a file %s is told so every time',
    async (_, made, isSignedIn, words) => {
      const told = new Set<string>();
      for (let count = 0; count < times; count++) told.add(await wordsFor(made(), isSignedIn ? agent.cookie : ''));

      expect([...told]).toEqual([words]);
    },
    patience,
  );

  test.each([
    ['for another place than was announced', 3, { key: 'group/20261120/x' }, 'AccessDenied'],
    ['of too many megabytes', 12, {}, 'InvalidArgument'],
    ['that is no picture', 3, {}, 'InvalidArgument'],
  ])(
    'a form for the store, %s, is told so every time',
    async (_, megabytes, changes, code) => {
      const content = Buffer.alloc(megabytes * megabyte, 'x');
      const told = new Set<string>();
      for (let count = 0; count < times / 3; count++) {
        const leave = await agent.ask(uploadAuthorisationCall, {});
        const answer = await fetch(`http://127.0.0.1:${port}${diskStorePath}`, {
          method: 'POST',
          body: formOf(leave, content, changes),
        }).then(
          (response) => response.text(),
          (error: unknown) => `broken: ${String(error)}`,
        );
        told.add(/<Code>(\w+)<\/Code>/.exec(answer)?.[1] ?? answer);
      }

      expect([...told]).toEqual([code]);
    },
    patience,
  );

  test('two Host headers are one too many', async () => {
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
