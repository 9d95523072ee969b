import type { Page } from 'playwright';

import { acceptWelcome, openWelcome } from '../../app/contract/desk/deskSessions.ts';
import { codeAt, operatorPassword } from '../setup/authenticator.ts';
import { requestOf, type WireRequest } from '../setup/requestOf.ts';

/**
 * Sends a call from the page, so that the browser stores the cookie of the response. Returns the data of the response.
 */
async function ask<Data>(page: Page, sent: WireRequest): Promise<Data> {
  const { method, url, payload, type } = sent;
  const body = await page.evaluate(
    async ([address, init]) => (await fetch(address, init)).json() as Promise<{ readonly data: unknown }>,
    [url, { method, body: payload ?? '', headers: { 'content-type': type ?? '' } }] as const,
  );
  return body.data as Data;
}

/** Creates a new administrator in the sandbox, and signs the administrator in at the desk. */
export async function signInOperator(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/desk`);
  const answer = await page.request.post(`${origin}/sandbox/operators/admin`, {
    headers: { accept: 'application/json' },
  });
  const { link } = (await answer.json()) as { readonly link: string };
  const token = link.split('#')[1] ?? '';
  const { secret } = await ask<{ readonly secret: string }>(page, requestOf(openWelcome, { token }));
  const clock = await page.request.get(`${origin}/sandbox/clock.json`);
  const { now } = (await clock.json()) as { readonly now: string };
  const code = codeAt(secret, new Date(now));
  await ask(page, requestOf(acceptWelcome, { token, password: operatorPassword, code }));
  await page.goto('about:blank');
}
