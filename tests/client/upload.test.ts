import { uploadWith } from '@tuanbao/app/client/files/upload.ts';
import { createSend, type SendAt } from '@tuanbao/app/client/platform/http/http.ts';
import { expect, it } from 'vitest';

import { refusal, success } from './support/scriptedServer.ts';

const licence = new File(['%PDF-1.7'], '营业执照.pdf', { type: 'application/pdf' });
const send = createSend({ fetch: globalThis.fetch });

/** Returns a send function. The function reports a progress of 40 per cent and then returns a response. */
const answering =
  (body: unknown) =>
  (onProgress: (share: number) => void): SendAt =>
  () => {
    onProgress(0.4);
    return Promise.resolve(Response.json(body));
  };
const asked = (shares: number[] = []) => ({
  signal: new AbortController().signal,
  onProgress: (share: number) => void shares.push(share),
});

it('reports the progress of an upload, and returns its address', async () => {
  const url = 'https://files.example/licence.pdf';
  const stored = { url, name: '营业执照.pdf', type: licence.type, size: 8, readUrl: `${url}?signed`, thumbnailUrl: '' };
  const shares: number[] = [];
  const upload = uploadWith(send, answering(success(stored).body));

  expect(await upload(licence, asked(shares))).toMatchObject({ id: url, name: '营业执照.pdf', kind: 'pdf' });
  expect(shares).toEqual([0, 0.4]);
});

it('shows the server’s message when a material is refused', async () => {
  const upload = uploadWith(send, answering(refusal('006004', '文件超过 10 MB').body));
  await expect(upload(licence, asked())).rejects.toThrow('文件超过 10 MB');
});
