import { createServer, type Server } from 'node:http';

import { afterEach, expect, it } from 'vitest';

import { callerOf, scriptsOf } from '../browsers/webDriver.ts';

const left = { error: 'no such frame', message: 'Callback was not called before the unload event.' };
const thrown = { error: 'javascript error', message: 'words is undefined' };

let server: Server | undefined;
afterEach(() => void server?.close());

/**
 * Starts a fake browser. It refuses the first scripts with these errors, one after another, and then responds with the
 * answer.
 */
async function browserThatRefuses(refusals: object[], answer: unknown) {
  server = createServer((_, response) => {
    const refusal = refusals.shift();
    response.writeHead(refusal ? 404 : 200).end(JSON.stringify({ value: refusal ?? answer }));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return callerOf(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
}

const title = () => document.title;

it('a script whose page is left before it answers runs again in the next page', async () => {
  const call = await browserThatRefuses([left, { ...left, message: '' }], '确认订单');
  expect(await scriptsOf(call).run(title, [])).toBe('确认订单');
});

it('a script that finds nothing is no reason to run it again', async () => {
  const call = await browserThatRefuses([], null);
  expect(await scriptsOf(call).run(title, [])).toBeNull();
});

it('an element that is searched in a page that is being left isn’t found yet', async () => {
  const call = await browserThatRefuses([left], 'found in the next page');
  const { runOnce } = scriptsOf(call);
  expect([await runOnce(title, []), await runOnce(title, [])]).toEqual([null, 'found in the next page']);
});

it('a script that throws is reported at once', async () => {
  const call = await browserThatRefuses([thrown], 'never');
  await expect(scriptsOf(call).run(title, [])).rejects.toThrow('words is undefined');
  const again = await browserThatRefuses([thrown], 'never');
  await expect(scriptsOf(again).runOnce(title, [])).rejects.toThrow('words is undefined');
});

it('a script in a page that always changes fails', async () => {
  const call = await browserThatRefuses(
    Array.from({ length: 9 }, () => left),
    'too late',
  );
  await expect(scriptsOf(call, 150).run(title, [])).rejects.toThrow('a page that stays');
});
