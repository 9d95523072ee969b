import { fetchTelling } from '@tuanbao/app/client/platform/http/fetchTelling.ts';
import { expect, test } from 'vitest';

const form = () => {
  const made = new FormData();
  made.append('file', new File([new Uint8Array(2_000_000)], '施工合同.mp4', { type: 'video/mp4' }));
  return made;
};

test('reports the sent bytes up to the total, and the status of the response', async () => {
  const shares: number[] = [];
  const send = fetchTelling((share) => shares.push(share));
  const { status } = await send('/nowhere', { method: 'POST', body: form() });

  expect(shares.at(-1)).toBe(1);
  expect(shares.every((share, place) => share > 0 && share >= (shares[place - 1] ?? 0))).toBe(true);
  expect(status).toBeGreaterThanOrEqual(200);
});

test('ends when it is aborted, also before it is sent', async () => {
  const stopper = new AbortController();
  const send = fetchTelling(() => undefined);
  const posting = send('/nowhere', { method: 'POST', body: form(), signal: stopper.signal });
  stopper.abort();

  await expect(posting).rejects.toThrow('stopped');
  await expect(send('/nowhere', { method: 'POST', body: form(), signal: stopper.signal })).rejects.toThrow('stopped');
});

test('fails as fetch does if the address can not be reached', async () => {
  const send = fetchTelling(() => undefined);
  await expect(send('http://127.0.0.1:9/', { method: 'POST', body: form() })).rejects.toThrow(TypeError);
});
