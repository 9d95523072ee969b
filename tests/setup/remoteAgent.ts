import { setTimeout as pause } from 'node:timers/promises';

import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import type { Call } from '../../app/contract/call.ts';
import { type Envelope, isSuccess } from '../../app/contract/envelope.ts';
import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { sendLoginCode, signIn } from '../../app/contract/session.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { requestOf } from './requestOf.ts';

/**
 * Sends a call over the network. Returns the data of the response, and the cookie that the response sets; if it sets
 * none, the given cookie. @throws when the call is refused or no response arrives
 */
export async function ask<Request, Response>(
  url: string,
  call: Call<Request, Response>,
  request: Request,
  cookie: string,
): Promise<{ data: Response; cookie: string }> {
  const wire = requestOf(call, request);
  const answer = await fetch(url + wire.url, {
    method: wire.method,
    body: wire.form ?? wire.payload ?? null,
    headers: { cookie, ...(wire.type ? { 'content-type': wire.type } : {}) },
  });
  const envelope = (await answer.json()) as Envelope;
  if (!isSuccess(envelope)) throw new Error(`${call.path} was refused: ${envelope.info}`);
  const [pair = ''] = (answer.headers.get('set-cookie') ?? '').split(';', 1);
  return { data: call.response.fromWire(envelope.data), cookie: pair || cookie };
}

/** Calls a function repeatedly until it returns a value. @throws Error when there is no value after 30 seconds */
export async function eventually<Answer>(look: () => Promise<Answer | undefined>, what: string): Promise<Answer> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    const answer = await look();
    if (answer !== undefined) return answer;
    await pause(25);
  }
  throw new Error(`${what} did not come`);
}

/** Signs in a demo agent with the code from the sandbox's inbox. Returns the cookie. */
export async function signedIn(url: string, mobile = '13800138000'): Promise<string> {
  await ask(url, sendLoginCode, { mobile, type: '1' }, '');
  const validateCode = await eventually(async () => {
    const messages = (await (await fetch(`${url}/sandbox/sms.json?mobile=${mobile}`)).json()) as { code: string }[];
    return messages[0]?.code;
  }, 'the code');
  return (await ask(url, signIn, { mobile, validateCode }, '')).cookie;
}

/** Returns today's date by the server's clock. */
export async function todayOf(url: string): Promise<string> {
  const { now } = (await (await fetch(`${url}/sandbox/clock.json`)).json()) as { now: string };
  return now.slice(0, 10);
}

/** Submits an order over the network. Returns its number. */
export async function submitted(
  url: string,
  cookie: string,
  product: ProductDefinition,
  { heads = 3, today }: { readonly heads?: number; readonly today: string },
): Promise<string> {
  const draft = completeDraft(product, { heads, today });
  const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
  return (await ask(url, submitOrder, submission, cookie)).data.orderSn;
}

/** Submits an order. Returns its number and the address of its cashier. */
export async function orderToPay(
  url: string,
  cookie: string,
  product: ProductDefinition,
): Promise<{ orderSn: string; payUrl: string }> {
  const orderSn = await submitted(url, cookie, product, { today: await todayOf(url) });
  return { orderSn, payUrl: (await ask(url, orderPayUrl, { orderSn }, cookie)).data.payUrl };
}

/** Pays at the sandbox's cashier. Returns the text of the response. */
export const pay = (payUrl: string): Promise<string> =>
  fetch(payUrl, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) }).then((answer) => answer.text());
