import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { orderState } from '../../app/contract/ownCalls.ts';
import { orderTransfer } from '../../app/contract/payments.ts';
import { outsideFrom } from '../../app/server/wiring/outsideSettings.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { materialsOf } from '../setup/endorsedPolicy.ts';
import { type LiveApp, liveMobile, startLiveApp } from '../setup/liveApp.ts';
import type { TestClient } from '../setup/testClient.ts';

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

  test('make the gateways, with keys in PEM, in one line, or as plain base64', () => {
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

describeOnBothDatabases('a server on real gateways', (openDatabase) => {
  const product = loadCatalogue().products[0]!;
  let live: LiveApp;
  let agent: TestClient;
  beforeAll(async () => {
    live = await startLiveApp(openDatabase);
    agent = await live.signIn();
  });
  afterAll(() => live.close());

  const submission = (of = product) => {
    const draft = completeDraft(of);
    return { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(of, draft) };
  };
  const stateOf = async (orderSn: string) => (await agent.ask(orderState, { orderSn })).status;

  test('sends its codes, takes an order, its money and its policy through them', async () => {
    live.insurer.answer('/underwriting', { verdict: 'accepted' });
    live.insurer.answer('/policies', { outcome: 'issued', policySn: 'PICC0001' });
    expect(live.sms.requests[0]).toMatchObject({
      path: '/gateway/messages',
      key: 'sms.send:1',
      content: { mobile: liveMobile },
    });

    const { orderSn } = await agent.ask(submitOrder, submission());
    expect(await live.pay((await agent.ask(orderPayUrl, { orderSn })).payUrl)).toBe('success');
    expect(await live.runDueJobs()).toEqual([]);

    expect(await stateOf(orderSn)).toBe('insured');
    const asked = live.insurer.requests.at(-1);
    expect(asked).toMatchObject({
      path: '/gateway/policies',
      key: orderSn,
      content: { orderSn, productId: product.id },
    });
    expect(asked?.content['persons']).toHaveLength(3);
    expect((await agent.ask(orderTransfer, { orderSn })).account.number).toBe('6200');
  });

  test('has an order reviewed or declined if the insurer says so', async () => {
    live.insurer.answer('/underwriting', { verdict: 'reviewNeeded' });
    const { orderSn } = await agent.ask(submitOrder, submission());
    expect(await stateOf(orderSn)).toBe('pendingReview');

    live.insurer.answer('/underwriting', { verdict: 'declined' });
    await expect(agent.ask(submitOrder, submission())).rejects.toThrow('保险公司未接受该投保申请');
  });

  test('lists the records that wait for the insurer, and acts only on its signed decisions', async () => {
    const decisions = '/api/own/insurer/decisions';
    live.insurer.answer('/underwriting', { verdict: 'reviewNeeded' });
    const { orderSn } = await agent.ask(submitOrder, submission());
    const accepted = { subject: 'order', number: orderSn, reason: 'accepted' };

    expect((await live.say('/api/own/insurer/waiting', {})).waiting).toContainEqual(
      expect.objectContaining({ subject: 'order', number: orderSn, state: 'pendingReview' }),
    );
    expect((await live.say(decisions, accepted, { secret: 'z'.repeat(32) })).status).toBe(401);
    expect((await live.say(decisions, accepted, { time: '2026-11-20T01:54:00.000Z' })).status).toBe(401);
    expect(await stateOf(orderSn)).toBe('pendingReview');
    expect(await live.say(decisions, accepted)).toEqual({ status: 200, state: 'awaitingPayment' });
    expect((await live.say(decisions, accepted)).status).toBe(409);
    expect((await live.say(decisions, { ...accepted, number: 'TB0' })).status).toBe(404);
    expect((await live.say(decisions, { ...accepted, reason: 'paid' })).status).toBe(400);
    // The request is refused, because the policy number is missing.
    expect((await live.say(decisions, { ...accepted, reason: 'issued' })).status).toBe(400);
    expect((await live.say(decisions, { subject: 'endorsement', number: 'x', reason: 'rejected' })).status).toBe(404);
  });

  test('gives the insurer all data of an order in review, also its materials, and no data of other orders', async () => {
    const contents = '/api/own/insurer/contents';
    const { files } = (await materialsOf(agent))[0]!;
    const given = submission();
    const draft = { ...given.draft, materials: { other: files } };
    live.insurer.answer('/underwriting', { verdict: 'reviewNeeded' });
    const { orderSn } = await agent.ask(submitOrder, { ...given, draft });
    live.insurer.answer('/underwriting', { verdict: 'accepted' });
    const { orderSn: accepted } = await agent.ask(submitOrder, submission());

    const inReview = { subject: 'order', number: orderSn };
    expect(await live.say(contents, inReview)).toMatchObject({
      status: 200,
      state: 'pendingReview',
      orderSn,
      persons: draft.persons.map(({ idNo }) => ({ idNo })),
      papers: [{ code: 'other', files: [{ type: 'image/png' }] }],
    });
    expect((await live.say(contents, inReview, { secret: 'z'.repeat(32) })).status).toBe(401);
    const time = '2026-11-20T02:01:00.000Z';
    expect((await live.say(contents, inReview, { time })).status).toBe(200);
    expect((await live.say(contents, inReview, { time })).status).toBe(409); // The same message was sent before.
    expect((await live.say(contents, { subject: 'order', number: accepted })).status).toBe(404);
    expect((await live.say(contents, { subject: 'endorsement', number: orderSn })).status).toBe(404);
  });

  test('names the plans of an order by the carrier’s own codes', async () => {
    const mapped = loadCatalogue().productOf('332')!;
    live.insurer.answer('/underwriting', { verdict: 'reviewNeeded' });
    const { orderSn } = await agent.ask(submitOrder, submission(mapped));

    const known = mapped.carrierPlanCodes?.map(({ carrierPlanCode }) => carrierPlanCode) ?? [];
    expect(await live.say('/api/own/insurer/contents', { subject: 'order', number: orderSn })).toMatchObject({
      schemes: [{ carrierPlanCode: expect.toBeOneOf(known) as string }],
    });
  });

  test('accepts no order while the insurer is away or sends invalid responses', async () => {
    for (const answer of [503, { verdict: 'perhaps' }]) {
      live.insurer.answer('/underwriting', answer);
      await expect(agent.ask(submitOrder, submission())).rejects.toThrow('系统繁忙');
    }
  });

  test('has nothing of the sandbox: no pages, no users, no notifications of its cashier', async () => {
    for (const url of ['/sandbox/sms.json', '/sandbox/clock.json', '/sandbox/mails.json']) {
      expect((await live.app.inject(url)).statusCode).toBe(404);
    }
    for (const url of ['/sandbox/clock', '/sandbox/insurer/habits', '/sandbox/transfers/x']) {
      expect((await live.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
    }
    const rows = await live.database.selectFrom('agents').select('name').execute();
    expect(rows).toEqual([{ name: '沈知行' }]);
    expect(await live.database.selectFrom('sandbox_settings').select('name').execute()).toEqual([]);
  });
});
