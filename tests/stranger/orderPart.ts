import { expectFields, expectThat, type Fields, firstOf, listOf, objectOf, textOf } from './fields.ts';
import { employerProduct } from './payloads.ts';
import { needed, type Stage } from './stage.ts';

/** A policy in force. */
export interface Policy {
  readonly orderSn: string;
  readonly policyUuid: string;
}

let orders = 0;

/**
 * Submits a draft as an order. Returns its number. Each order gets a different landline number, because the server may
 * treat an equal order as a repeated submission.
 */
export async function confirm({ agent }: Stage, draft: Fields): Promise<string> {
  orders += 1;
  const landline = `0755-${String(20_000_000 + orders)}`;
  const groupApplicant = { ...objectOf('groupApplicant', draft['groupApplicant']), landline };
  const orderInfo = { ...draft, groupApplicant };
  return textOf('the order', await agent.post('/api/order/confirmOrder', { orderInfo }), 'orderSn');
}

export const orderInfo = async ({ agent }: Stage, orderSn: string): Promise<Fields> =>
  objectOf('the order', await agent.get('/api/order/orderinfo', { orderSn }));

/** Pays at the sandbox's cashier. */
export async function payAt({ port }: Stage, payUrl: string): Promise<void> {
  const body = new URLSearchParams({ outcome: 'paid' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status } = await port.send(payUrl, { method: 'POST', body, headers });
  expectThat(status < 400, `the cashier answered ${status}`);
  await port.settle();
}

/** Loads an order repeatedly until it has this status. @throws Mismatch when it doesn't reach the status */
export async function untilStatus(stage: Stage, orderSn: string, wanted: number): Promise<Fields> {
  for (let tries = 0; ; tries += 1) {
    const order = await orderInfo(stage, orderSn);
    if (Number(order['status']) === wanted) return order;
    expectThat(tries < 20, `the order stands at ${String(order['status'])}, not at ${wanted}`);
    await stage.port.settle();
  }
}

/** Makes a decision at a desk of the sandbox. */
export async function atDesk({ port }: Stage, path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const { status } = await port.send(`${port.origin}/sandbox/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
  });
  expectThat(status < 400, `the desk ${path} answered ${status}`);
  await port.settle();
}

/** Submits a draft, pays the order and waits for its policy. */
export async function soldPolicy(stage: Stage, draft: Fields): Promise<Policy> {
  const orderSn = await confirm(stage, draft);
  const { payUrl } = objectOf('it', await stage.agent.get('/api/order/orderPayUrl', { orderSn }));
  await payAt(stage, String(payUrl));
  const { policyUuid } = await untilStatus(stage, orderSn, 200);
  return { orderSn, policyUuid: typeof policyUuid === 'string' && policyUuid !== '' ? policyUuid : orderSn };
}

/** Checks the ways to pay an order that awaits its payment. */
async function waysToPay({ book, agent }: Stage, orderSn: string | undefined): Promise<void> {
  for (const name of ['getOutPayUrl', 'getConfigPolicyPayUrl', 'getOutlinePayJson']) {
    await book.check(`GET /api/order/${name}`, async () => {
      const answer = await agent.get(`/api/order/${name}`, { orderSn: needed('order', orderSn) });
      objectOf(name, answer);
    });
  }
}

/** Checks an order that is paid by corporate transfer. Its status is 80 until the money is found, then 200. */
async function transfer(stage: Stage, draft: Fields | undefined, voucher: string | undefined): Promise<void> {
  const { book, agent } = stage;
  await book.check('POST /api/order/updateOutlinePayJson', async () => {
    const orderSn = await confirm(stage, needed('draft', draft));
    await agent.post('/api/order/updateOutlinePayJson', {
      orderSn,
      payerName: '远山精密机械有限公司',
      payerAccount: '6217000123456789',
      payDate: '2026-11-20',
      fileUrlList: [needed('uploaded picture', voucher)],
    });
    await untilStatus(stage, orderSn, 80);
    await atDesk(stage, `transfers/${orderSn}`, { outcome: 'found' });
    await untilStatus(stage, orderSn, 200);
  });
}

/** Checks the calls for an insured order. */
async function ofPolicy(stage: Stage, policy: Policy | undefined): Promise<void> {
  const { book, agent, port } = stage;
  const get = (path: string, query: (of: Policy) => Readonly<Record<string, string>>) =>
    book.check(`GET ${path}`, async () => agent.get(path, query(needed('policy', policy))));
  await book.check('GET /api/order/getGroupInsurePolicy', async () => {
    const { policyUuid } = needed('policy', policy);
    const file = await agent.download('/api/order/getGroupInsurePolicy', { policyUuid });
    expectThat(new TextDecoder().decode(file.slice(0, 5)) === '%PDF-', 'the policy is no PDF');
  });
  await get('/api/getClauseShowByPolicyUuid', ({ policyUuid }) => ({ policyUuid, productId: employerProduct }));
  await get('/api/order/getPolicyCheckMaterialInfo', ({ policyUuid }) => ({ policyUuid }));
  await get('/api/order/getHistoryPolicyPersons', ({ orderSn }) => ({ orderSn }));
  await get('/api/order/getHistoryGroupApplicantInfo', ({ orderSn }) => ({ orderSn }));
  await book.check('POST /api/order/sendBatchElectronicPolicy', async () => {
    needed('policy', policy);
    await agent.postQuery('/api/order/sendBatchElectronicPolicy', { emailAddress: 'hr@example.com' });
    await port.settle();
    const mails = await (await port.send(`${port.origin}/sandbox/mails.json`, { method: 'GET' })).json();
    expectThat(
      listOf('the mailbox', mails).some((mail) => objectOf('a mail', mail)['to'] === 'hr@example.com'),
      'no mail with the policies was sent',
    );
  });
}

/**
 * Checks orders, from the submission of a draft to the policy (specification 001 §7). Returns the policy; undefined if
 * none is issued.
 */
export async function orderPart(
  stage: Stage,
  draft: Fields | undefined,
  picture: string | undefined,
): Promise<Policy | undefined> {
  const { book, agent } = stage;
  const orderSn = await book.check('POST /api/order/confirmOrder', async () => confirm(stage, needed('draft', draft)));
  await book.check('POST /api/orderQueryForPc', async () => {
    const page = await agent.post('/api/orderQueryForPc', { pageIndex: 1, pageSize: 4, filterStr: '' });
    const row = firstOf('the orders', objectOf('the page', page)['list']);
    expectFields('an order', row, { orderSn: 'text', status: 'number' });
  });
  await waysToPay(stage, orderSn);
  const payUrl = await book.check('GET /api/order/orderPayUrl', async () =>
    textOf('it', await agent.get('/api/order/orderPayUrl', { orderSn: needed('order', orderSn) }), 'payUrl'),
  );
  const policy = await book.check('GET /api/order/orderinfo', async () => {
    const sn = needed('order', orderSn);
    await untilStatus(stage, sn, 55);
    await payAt(stage, needed('cashier', payUrl));
    const order = await untilStatus(stage, sn, 200);
    textOf('an insured order', order, 'policySn');
    const { policyUuid } = order;
    return { orderSn: sn, policyUuid: typeof policyUuid === 'string' && policyUuid !== '' ? policyUuid : sn };
  });
  await book.check('an insured order names its policyUuid', async () => {
    textOf('an insured order', await orderInfo(stage, needed('policy', policy).orderSn), 'policyUuid');
  });
  await transfer(stage, draft, picture);
  await ofPolicy(stage, policy);
  return policy;
}
