import { uploadVideoWith } from '@tuanbao/app/client/files/uploadVideo.ts';
import { createSend } from '@tuanbao/app/client/platform/http/http.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { refusal, ScriptedServer, success } from './support/scriptedServer.ts';

const film = new File(['frames'], '施工合同.mp4', { type: 'video/mp4' });
const asked = { signal: new AbortController().signal, onProgress: () => undefined };

let server: ScriptedServer;
let upload: ReturnType<typeof uploadVideoWith>;
let storeAnswers: number;
let postedTo: unknown;
let posted: readonly (readonly [string, FormDataEntryValue])[];

beforeEach(async () => {
  server = await new ScriptedServer().start();
  storeAnswers = 200;
  posted = [];
  upload = uploadVideoWith(
    createSend({ fetch: globalThis.fetch, base: server.url }),
    (onProgress) =>
      (address, { body }) => {
        postedTo = address;
        posted = [...(body as FormData)];
        onProgress(0.5);
        return Promise.resolve(new Response(null, { status: storeAnswers }));
      },
  );
  server.on('/api/audit/requestVideoAuditToken', success({ token: 't1', expire: '' }));
  server.on(
    '/api/audit/getOssToken',
    success({
      dir: 'audit/20261120/',
      host: 'https://store.example',
      accessid: 'key1',
      signature: 'signed',
      policy: 'policy1',
      formFields: [
        { name: 'key', value: 'audit/20261120/f1.mp4' },
        { name: 'Policy', value: 'policy1' },
        { name: 'X-Amz-Signature', value: 'signed' },
      ],
      fileName: 'f1.mp4',
      cdnMediaHost: 'https://files.example/',
      expire: '',
    }),
  );
});
afterEach(() => server.stop());

it('sends a film directly to the file store and returns its address', async () => {
  expect(await upload(film, asked)).toEqual({
    id: 'https://files.example/audit/20261120/f1.mp4',
    name: '施工合同.mp4',
    size: film.size,
    kind: 'video',
  });
  expect(server.callsTo('/api/audit/getOssToken')[0]?.query).toBe('?videoAuditToken=t1');
  expect(postedTo).toBe('https://store.example');
  expect(posted).toEqual([
    ['key', 'audit/20261120/f1.mp4'],
    ['Policy', 'policy1'],
    ['X-Amz-Signature', 'signed'],
    ['file', film],
  ]);
});

it('reports the progress of the upload', async () => {
  const shares: number[] = [];
  await upload(film, { ...asked, onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([0, 0.5]);
});

it('an upload that isn’t answered with 200 has failed', async () => {
  storeAnswers = 403;
  await expect(upload(film, asked)).rejects.toThrow('403');
});

it('shows the server’s message when a film is refused', async () => {
  server.on('/api/audit/getOssToken', refusal('006004', '视频审核已结束，请重新开始'));
  await expect(upload(film, asked)).rejects.toThrow('视频审核已结束，请重新开始');
  expect(posted).toEqual([]);
});
