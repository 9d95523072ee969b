import { execFile } from 'node:child_process';
import { createHmac, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { frozenClock } from '@tuanbao/library/domain/calendar/clock';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import type { Call } from '../../app/contract/call.ts';
import type { Envelope } from '../../app/contract/envelope.ts';
import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { orderState } from '../../app/contract/ownCalls.ts';
import { orderTransfer } from '../../app/contract/payments.ts';
import { sendLoginCode, signIn } from '../../app/contract/session.ts';
import { liveServices } from '../../app/server/assemble.ts';
import { buildApp } from '../../app/server/buildApp.ts';
import { type OpenDatabase, openInMemory } from '../../app/server/database/connect.ts';
import { migrate } from '../../app/server/database/migrate.ts';
import { keyringOf } from '../../app/server/encryption/keyring.ts';
import type { MailGateway } from '../../app/server/gateways/gateways.ts';
import { jobHandlersOf } from '../../app/server/jobs/handlers.ts';
import { runOneJob } from '../../app/server/jobs/jobs.ts';
import { addAgent } from '../../app/server/operations/addAgent.ts';
import { outsideFrom } from '../../app/server/outsideSettings.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { type FakeAlipay, startFakeAlipay } from '../setup/fakeAlipay.ts';
import { type FakePeer, startFakePeer } from '../setup/fakePeer.ts';
import { requestOf } from '../setup/requestOf.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = { type: 'pkcs8', format: 'pem' } as const;

const complete: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://tuanbao.example',
  ALIPAY_APP_ID: '2021000100000001',
  ALIPAY_PRIVATE_KEY: privateKey.export(pem).toString(),
  ALIPAY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  TRANSFER_ACCOUNT_NAME: '示例保险股份有限公司',
  TRANSFER_ACCOUNT_BANK: '示例银行上海分行',
  TRANSFER_ACCOUNT_NUMBER: '6200000000000000',
  SMS_URL: 'https://sms.example/v1/',
  SMS_SECRET: 'x'.repeat(32),
  INSURER_URL: 'https://insurer.example',
  INSURER_SECRET: 'y'.repeat(32),
  MAIL_URL: 'smtps://mail.example',
  MAIL_FROM: 'policy@example.com',
};

describe('settings of the real gateways', () => {
  test('are all needed, and all that are missing are named in one line', () => {
    const { SMS_URL: _, INSURER_SECRET: __, ...partly } = complete;

    expect(() => outsideFrom({})).toThrow(`SANDBOX is off: ${Object.keys(complete).join(', ')} must be set`);
    expect(() => outsideFrom(partly)).toThrow('SANDBOX is off: SMS_URL, INSURER_SECRET must be set');
  });

  test('make the gateways, with keys in PEM, in one line, or as base64 alone', () => {
    const inOneLine = String(complete['ALIPAY_PRIVATE_KEY']).replaceAll('\n', String.raw`\n`);
    const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();

    for (const ALIPAY_PRIVATE_KEY of [complete['ALIPAY_PRIVATE_KEY'], inOneLine, pkcs1]) {
      const { alipay, sms } = outsideFrom({ ...complete, ALIPAY_PRIVATE_KEY });
      expect(alipay.privateKey.equals(privateKey)).toBe(true);
      expect(alipay.alipayKey.equals(publicKey)).toBe(true);
      expect(alipay.gateway).toBe('https://openapi.alipay.com/gateway.do');
      expect(sms.url).toBe('https://sms.example/v1');
    }
  });

  test.each([
    [{ ALIPAY_PRIVATE_KEY: 'none' }, 'ALIPAY_PRIVATE_KEY must be a private RSA key'],
    [{ ALIPAY_PUBLIC_KEY: complete['ALIPAY_PRIVATE_KEY'] }, "ALIPAY_PUBLIC_KEY must be Alipay's public RSA key"],
    [{ ALIPAY_GATEWAY: 'http://openapi.alipay.example' }, 'ALIPAY_GATEWAY must start with https://'],
    [{ INSURER_URL: 'http://insurer.example' }, 'INSURER_URL must start with https://'],
    [{ SMS_URL: 'somewhere' }, 'SMS_URL must be an address'],
    [{ SMS_SECRET: 'short' }, 'SMS_SECRET must have at least 32 characters'],
    [{ MAIL_URL: 'https://mail.example' }, 'MAIL_URL must be an address'],
  ])('%o is one clear line', (wrong, line) => {
    expect(() => outsideFrom({ ...complete, ...wrong })).toThrow(line);
  });

  test('a server without them ends before it touches its data, whatever else is set', async () => {
    const folder = join(tmpdir(), `tuanbao-live-${crypto.randomUUID()}`);
    const ended = promisify(execFile)(process.execPath, ['--conditions=tuanbao-source', 'app/server/start.ts'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, SANDBOX: 'off', MAIL_URL: 'smtps://mail.example' },
    });

    await expect(ended).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^tuanbao: SANDBOX is off: PUBLIC_URL, ALIPAY_APP_ID, .*MAIL_FROM must be set\n$/),
    });
    await expect(rm(folder)).rejects.toThrow('ENOENT');
  });
});

describe('a server on real gateways', () => {
  const mobile = '13900000001';
  const clock = frozenClock('2026-11-20T02:00:00.000Z');
  const catalogue = loadCatalogue();
  const product = catalogue.products[0]!;
  const mail: MailGateway = { send: () => Promise.resolve() };
  let alipay: FakeAlipay;
  let sms: FakePeer;
  let insurer: FakePeer;
  let open: OpenDatabase;
  let app: FastifyInstance;
  let folder: string;
  let runDueJobs: () => Promise<readonly unknown[]>;
  let cookie = '';

  beforeAll(async () => {
    [alipay, sms, insurer, open] = [
      await startFakeAlipay(),
      await startFakePeer(),
      await startFakePeer(),
      await openInMemory(),
    ];
    folder = await mkdtemp(join(tmpdir(), 'tuanbao-live-'));
    const { database } = open;
    const keyring = keyringOf(new Map([[1, Buffer.alloc(32, 7)]]));
    await migrate(database);
    await addAgent(database, keyring, { mobile, name: '沈知行', tier: '4' });
    const services = liveServices(
      {
        database,
        keyring,
        catalogue,
        filesFolder: folder,
        partnerHosts: ['partner.localhost'],
        isProPriceOn: false,
        publicUrl: () => 'http://localhost:80',
        wakeWorker: () => {},
      },
      {
        alipay: alipay.app,
        transferAccount: { name: '示例保险', bank: '示例银行', number: '6200' },
        sms: sms.peer,
        insurer: insurer.peer,
        mail,
      },
      clock,
    );
    app = await buildApp({ settings: { publicUrl: null, logLevel: 'silent' }, services, sandbox: null });
    const handlers = jobHandlersOf(services);
    runDueJobs = async () => {
      const failures: unknown[] = [];
      const onFailure = (_: unknown, error: unknown) => failures.push(error);
      while (await runOneJob({ database, handlers, leaseSeconds: 30, onFailure }));
      return failures;
    };
  });
  afterAll(async () => {
    await app.close();
    await open.close();
    await Promise.all([alipay.close(), sms.close(), insurer.close(), rm(folder, { recursive: true })]);
  });

  async function ask<Request, Response>(call: Call<Request, Response>, request: Request): Promise<Response> {
    const { method, url, payload = '', type } = requestOf(call, request);
    const headers = { cookie, ...(type ? { 'content-type': type } : {}) };
    const answer = await app.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) });
    const [pair = ''] = String(answer.headers['set-cookie'] ?? '').split(';', 1);
    if (pair !== '') cookie = pair;
    const envelope = answer.json<Envelope>();
    if (envelope.resCode !== '000001') throw new Error(envelope.info);
    return call.response.fromWire(envelope.data);
  }
  const submission = () => {
    const draft = completeDraft(product);
    return { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
  };
  const stateOf = async (orderSn: string) => (await ask(orderState, { orderSn })).status;

  test('sends its codes, takes an order, its money and its policy through them', async () => {
    insurer.answer('/underwriting', { verdict: 'accepted' });
    insurer.answer('/policies', { outcome: 'issued', policySn: 'PICC0001' });
    await ask(sendLoginCode, { mobile, type: '1' });
    expect(await runDueJobs()).toEqual([]);
    const [message] = sms.requests;
    expect(message).toMatchObject({ path: '/gateway/messages', key: 'sms.send:1', content: { mobile } });
    const validateCode = /\d{6}/.exec(String(message?.content['text']))?.[0] ?? '';
    await ask(signIn, { mobile, validateCode });

    const { orderSn } = await ask(submitOrder, submission());
    const { payUrl } = await ask(orderPayUrl, { orderSn });
    const notice = alipay.pay(alipay.open(payUrl)['out_trade_no'] ?? '');
    const told = await app.inject({
      method: 'POST',
      url: '/api/own/payments/alipay',
      payload: new URLSearchParams(notice).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(told.body).toBe('success');
    expect(await runDueJobs()).toEqual([]);

    expect(await stateOf(orderSn)).toBe('insured');
    const asked = insurer.requests.at(-1);
    expect(asked).toMatchObject({
      path: '/gateway/policies',
      key: orderSn,
      content: { orderSn, productId: product.id },
    });
    expect(asked?.content['persons']).toHaveLength(3);
    expect((await ask(orderTransfer, { orderSn })).account.number).toBe('6200');
  });

  test('has an order reviewed or declined where the insurer says so', async () => {
    insurer.answer('/underwriting', { verdict: 'reviewNeeded' });
    const { orderSn } = await ask(submitOrder, submission());
    expect(await stateOf(orderSn)).toBe('pendingReview');

    insurer.answer('/underwriting', { verdict: 'declined' });
    await expect(ask(submitOrder, submission())).rejects.toThrow('保险公司未接受该投保申请');
  });

  test('lists what waits for the insurer, and acts on its signed decisions alone', async () => {
    const say = async (path: string, content: object, changed: { secret?: string; time?: string } = {}) => {
      const { secret = insurer.peer.secret, time = clock.now().toISOString() } = changed;
      const payload = JSON.stringify(content);
      const answer = await app.inject({
        method: 'POST',
        url: path,
        payload,
        headers: {
          'content-type': 'application/json',
          'x-tuanbao-time': time,
          'x-tuanbao-signature': createHmac('sha256', secret).update(`${time}\n${path}\n${payload}`).digest('hex'),
        },
      });
      return { status: answer.statusCode, ...answer.json<{ state?: string; waiting?: readonly object[] }>() };
    };
    const decisions = '/api/own/insurer/decisions';
    insurer.answer('/underwriting', { verdict: 'reviewNeeded' });
    const { orderSn } = await ask(submitOrder, submission());
    const accepted = { subject: 'order', number: orderSn, reason: 'accepted' };

    expect((await say('/api/own/insurer/waiting', {})).waiting).toContainEqual(
      expect.objectContaining({ subject: 'order', number: orderSn, state: 'pendingReview' }),
    );
    expect((await say(decisions, accepted, { secret: 'z'.repeat(32) })).status).toBe(401);
    expect((await say(decisions, accepted, { time: '2026-11-20T01:54:00.000Z' })).status).toBe(401);
    expect(await stateOf(orderSn)).toBe('pendingReview');
    expect(await say(decisions, accepted)).toEqual({ status: 200, state: 'awaitingPayment' });
    expect((await say(decisions, accepted)).status).toBe(409);
    expect((await say(decisions, { ...accepted, number: 'TB0' })).status).toBe(404);
    expect((await say(decisions, { ...accepted, reason: 'paid' })).status).toBe(400);
    expect((await say(decisions, { ...accepted, reason: 'issued' })).status).toBe(400); // without a policy's number
    expect((await say(decisions, { subject: 'endorsement', number: 'x', reason: 'reviewPassed' })).status).toBe(404);
  });

  test('takes no order while the insurer is away or speaks nonsense', async () => {
    for (const answer of [503, { verdict: 'perhaps' }]) {
      insurer.answer('/underwriting', answer);
      await expect(ask(submitOrder, submission())).rejects.toThrow('系统繁忙');
    }
  });

  test('has nothing of the sandbox: no pages, no users, no notifications of its cashier', async () => {
    for (const url of ['/sandbox/sms.json', '/sandbox/clock.json', '/sandbox/mails.json']) {
      expect((await app.inject(url)).statusCode).toBe(404);
    }
    for (const url of ['/sandbox/clock', '/sandbox/insurer/habits', '/sandbox/transfers/x']) {
      expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
    }
    const rows = await open.database.selectFrom('agents').select('name').execute();
    expect(rows).toEqual([{ name: '沈知行' }]);
    expect(await open.database.selectFrom('sandbox_settings').select('name').execute()).toEqual([]);
  });
});
