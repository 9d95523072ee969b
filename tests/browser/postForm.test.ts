import { postForm } from '@tuanbao/app/client/data/postForm.ts';
import { expect, test } from 'vitest';

const form = () => {
  const made = new FormData();
  made.append('file', new File([new Uint8Array(2_000_000)], '施工合同.mp4', { type: 'video/mp4' }));
  return made;
};

test('tells how much has left, up to the whole, and the status of the answer', async () => {
  const shares: number[] = [];
  const { status } = await postForm('/nowhere', form(), {
    signal: new AbortController().signal,
    onProgress: (share) => shares.push(share),
  });

  expect(shares.at(-1)).toBe(1);
  expect(shares.every((share, place) => share > 0 && share >= (shares[place - 1] ?? 0))).toBe(true);
  expect(status).toBeGreaterThanOrEqual(200);
});

test('ends where it is stopped', async () => {
  const stopper = new AbortController();
  const posting = postForm('/nowhere', form(), { signal: stopper.signal, onProgress: () => undefined });
  stopper.abort();
  await expect(posting).rejects.toThrow('stopped');
});
