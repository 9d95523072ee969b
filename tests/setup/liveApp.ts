import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Clock, frozenClock } from '@tuanbao/library/domain/calendar/clock';
import type { FastifyInstance } from 'fastify';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { sendLoginCode, signIn } from '../../app/contract/session.ts';
import type { MailGateway } from '../../app/server/gateways/mailGateway.ts';
import { addAgent } from '../../app/server/operations/addAgent.ts';
import { migrate } from '../../app/server/platform/database/migrate.ts';
import { keyringOf } from '../../app/server/platform/encryption/keyring.ts';
import { runOneJob } from '../../app/server/platform/jobs/jobs.ts';
import { lanes } from '../../app/server/services/lanes.ts';
import type { Services } from '../../app/server/services/services.ts';
import type { OpenDatabase } from '../../app/server/tables/openDatabase.ts';
import { liveServices } from '../../app/server/wiring/assemble.ts';
import { buildApp } from '../../app/server/wiring/buildApp.ts';
import { jobHandlersOf } from '../../app/server/wiring/jobHandlers.ts';
import { type FakeAlipay, startFakeAlipay } from './fakeAlipay.ts';
import { type FakePeer, startFakePeer } from './fakePeer.ts';
import { operator } from './operator.ts';
import { requestOf } from './requestOf.ts';
import { clientOf, type TestClient } from './testClient.ts';

/** The server's response to a message of the insurer. */
export interface PeerReply {
  readonly status: number;
  readonly state?: string;
  readonly waiting?: readonly object[];
}

/** A server without the sandbox. Its gateways are connected to fake servers of the test. */
export interface LiveApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: OpenDatabase['database'];
  readonly alipay: FakeAlipay;
  readonly sms: FakePeer;
  readonly insurer: FakePeer;
  /** Signs in the only user, with a code that is sent by SMS. */
  signIn(): Promise<TestClient>;
  /** Runs the jobs that are due. Returns the errors of these jobs. */
  runDueJobs(): Promise<readonly unknown[]>;
  /** Lets the jobs that wait for another attempt become due. */
  wait(): Promise<void>;
  /** Pays at the cashier. The server gets the notification at once. */
  pay(cashierUrl: string): Promise<string>;
  /** Sends a message of the insurer to the server. If no time is given, each message has a different time. */
  say(
    path: string,
    content: object,
    changed?: { readonly secret?: string; readonly time?: string },
  ): Promise<PeerReply>;
  close(): Promise<void>;
}

export const liveMobile = '13900000001';

const mail: MailGateway = { send: () => Promise.resolve() };

/** Starts the server on a database of the test. The server's clock shows 10:00 on 2026-11-20, Asia/Shanghai. */
export async function startLiveApp(openDatabase: () => Promise<OpenDatabase>): Promise<LiveApp> {
  const clock: Clock = frozenClock('2026-11-20T02:00:00.000Z');
  const [alipay, sms, insurer, open] = await Promise.all([
    startFakeAlipay(),
    startFakePeer(),
    startFakePeer(),
    openDatabase(),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'tuanbao-live-'));
  const { database } = open;
  const keyring = keyringOf(new Map([[1, Buffer.alloc(32, 7)]]));
  await migrate(database);
  const services = liveServices(
    {
      database,
      keyring,
      catalogue: loadCatalogue(),
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
  await addAgent(services, operator, { mobile: liveMobile, name: '沈知行', tier: '4' });
  const app = await buildApp({ settings: { publicUrl: null, logLevel: 'silent' }, services, sandbox: null });
  const handlers = jobHandlersOf(services);

  const runDueJobs = async () => {
    const failures: unknown[] = [];
    const onFailure = (_: unknown, error: unknown) => failures.push(error);
    while (await runOneJob({ database, handlers, lanes, leaseSeconds: 30, onFailure }));
    return failures;
  };
  let said = 0;

  return {
    app,
    services,
    database,
    alipay,
    sms,
    insurer,
    runDueJobs,
    async signIn() {
      await app.inject(requestOf(sendLoginCode, { mobile: liveMobile, type: '1' }));
      await runDueJobs();
      const validateCode = /\d{6}/.exec(String(sms.requests.at(-1)?.content['text']))?.[0] ?? '';
      const { url, payload = '', type = '' } = requestOf(signIn, { mobile: liveMobile, validateCode });
      const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
      return clientOf(app, String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '');
    },
    async wait() {
      await database
        .updateTable('jobs')
        .set({ run_at: new Date(0) })
        .execute();
    },
    async pay(cashierUrl) {
      const notice = alipay.pay(alipay.open(cashierUrl)['out_trade_no'] ?? '');
      const told = await app.inject({
        method: 'POST',
        url: '/api/own/payments/alipay',
        payload: new URLSearchParams(notice).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return told.body;
    },
    async say(path, content, changed = {}) {
      const payload = JSON.stringify(content);
      const { secret = insurer.peer.secret, time = new Date(clock.now().getTime() + (said += 1)).toISOString() } =
        changed;
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
      return { status: answer.statusCode, ...answer.json<Omit<PeerReply, 'status'>>() };
    },
    async close() {
      await app.close();
      await open.close();
      await Promise.all([alipay.close(), sms.close(), insurer.close(), rm(folder, { recursive: true })]);
    },
  };
}
