import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Clock, frozenClock } from '@tuanbao/library/domain/calendar/clock';
import type { FastifyInstance } from 'fastify';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { type Envelope, isSuccess } from '../../app/contract/envelope.ts';
import { paymentNotification } from '../../app/contract/ownCalls.ts';
import { sendLoginCode, signIn as signInCall } from '../../app/contract/session.ts';
import type { Gateways, PaymentNotice } from '../../app/server/gateways/gateways.ts';
import type { PaymentOutcome, SandboxPayment } from '../../app/server/gateways/sandboxPayment.ts';
import { addAgent } from '../../app/server/operations/addAgent.ts';
import { seedDemoAgents } from '../../app/server/operations/demoAgents.ts';
import type { ServedClient } from '../../app/server/pages/serveClient.ts';
import { migrate } from '../../app/server/platform/database/migrate.ts';
import { keyringOf } from '../../app/server/platform/encryption/keyring.ts';
import { runOneJob } from '../../app/server/platform/jobs/jobs.ts';
import type { ObjectStore } from '../../app/server/platform/storage/objectStore.ts';
import { buildCashier } from '../../app/server/sandbox/buildCashier.ts';
import { type SandboxClock, sandboxSettings } from '../../app/server/sandbox/settings.ts';
import { addressOn } from '../../app/server/services/addressOn.ts';
import type { AgentLimits } from '../../app/server/services/agentLimits.ts';
import { lanes } from '../../app/server/services/lanes.ts';
import type { Services } from '../../app/server/services/services.ts';
import type { OpenDatabase } from '../../app/server/tables/openDatabase.ts';
import { sandboxedServices } from '../../app/server/wiring/assemble.ts';
import { buildApp } from '../../app/server/wiring/buildApp.ts';
import { jobHandlersOf } from '../../app/server/wiring/jobHandlers.ts';
import { recordExercise } from './exercise.ts';
import { operator } from './operator.ts';
import { requestOf } from './requestOf.ts';
import { clientOf, type TestClient } from './testClient.ts';

/**
 * A server that tests call without a network. Its clock moves only when a test moves it or calls `signIn` with a mobile
 * number.
 */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly clock: SandboxClock;
  readonly database: OpenDatabase['database'];
  readonly payment: SandboxPayment;
  /** All lines of the server's log. */
  readonly logs: readonly string[];
  readonly anonymous: TestClient;
  /**
   * Signs an agent in with a code from the sandbox's inbox. Without a mobile number, creates a new agent first. With a
   * mobile number, first moves the clock forward by a minute, because a number can get one code a minute.
   */
  signIn(mobile?: string): Promise<TestClient>;
  lastCode(mobile: string): Promise<string | undefined>;
  runDueJobs(): Promise<void>;
  /** Sends a payment notification, as the payment gateway does. */
  notify(notice: PaymentNotice): Promise<{ status: number; body: string }>;
  /** Presses a button of the sandbox's cashier. */
  payAt(cashierUrl: string, outcome: PaymentOutcome): Promise<{ status: number; body: string }>;
  close(): Promise<void>;
}

const minuteMs = 60_000;
const key = Buffer.alloc(32, 7);
const pemOfCashier = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const catalogue = loadCatalogue();

/** Returns the `name=value` pair of a `set-cookie` header. */
const cookieOf = (header: string | string[] | undefined): string => String(header ?? '').split(';', 1)[0] ?? '';

let agents = 0;

/** Returns a mobile number that no demo agent has. */
const nextMobile = () => `199${String((agents += 1)).padStart(8, '0')}`;

/** Starts a server on a database of the test. `close` stops the server and closes the database. */
export async function startTestApp({
  openDatabase,
  now = '2026-11-20T02:00:00.000Z',
  gatewaysOf = () => ({}),
  client,
  publicUrl = null,
  limits = {},
  agentCallsPerMinute = 0,
  wakeWorker = () => {},
  bucket = null,
}: {
  readonly openDatabase: () => Promise<OpenDatabase>;
  readonly now?: string;
  /** Gateways that replace gateways of the sandbox. @default none */
  readonly gatewaysOf?: (clock: Clock) => Partial<Gateways>;
  /** A built client that the server serves instead of the app's client. */
  readonly client?: ServedClient;
  /** Public address of the server, as in its settings. @default null: this machine, without https */
  readonly publicUrl?: string | null;
  /** Limits that replace the app's limits of each agent. @default none */
  readonly limits?: Partial<AgentLimits>;
  /**
   * Number of calls that an agent may make in a minute.
   * @default 0, which means no limit; in tests one agent makes the calls of many agents
   */
  readonly agentCallsPerMinute?: number;
  /** Called when a job is created. @default does nothing; jobs run only in `runDueJobs` */
  readonly wakeWorker?: () => void;
  /** Store for uploaded files. @default null: the embedded store, in a folder */
  readonly bucket?: ObjectStore | null;
}): Promise<TestApp> {
  const ownAddress = () => publicUrl ?? 'http://localhost:80';
  const open = await openDatabase();
  const { database } = open;
  const keyring = keyringOf(new Map([[1, key]]));
  await migrate(database);
  await seedDemoAgents(database, keyring);
  await sandboxSettings(database, keyring).write('cashier.privateKey', pemOfCashier);

  const filesFolder = await mkdtemp(join(tmpdir(), 'tuanbao-files-'));
  const baseClock: Clock = frozenClock(now);
  const {
    services: played,
    sandbox,
    payment,
  } = await sandboxedServices({
    database,
    keyring,
    catalogue,
    baseClock,
    insurerDelayMs: 0,
    filesFolder,
    partnerHosts: ['partner.localhost'],
    isProPriceOn: false,
    cashierOrigin: () => 'http://cashier.localhost',
    publicUrl: ownAddress,
    wakeWorker,
    bucket,
  });
  const services = {
    ...played,
    gateways: { ...played.gateways, ...gatewaysOf(played.clock) },
    limits: { ...played.limits, ...limits },
  };
  const logs: string[] = [];
  const app = await buildApp({
    settings: { publicUrl, logLevel: 'debug', agentCallsPerMinute },
    services,
    sandbox,
    client,
    logStream: { write: (line) => logs.push(line) },
  });
  const exercised = recordExercise(app);
  const notify = async (notice: PaymentNotice) => {
    const { url, payload, type } = requestOf(paymentNotification, notice);
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: payload ?? '',
      headers: { 'content-type': type ?? '' },
    });
    return { status: answer.statusCode, body: answer.body };
  };
  const cashier = await buildCashier({
    database,
    clock: services.clock,
    gateway: payment,
    deliver: async (notice) => (await notify(notice)).body,
    addressOn: (host) => addressOn(services, host),
  });
  const handlers = jobHandlersOf(services);
  const failures: unknown[] = [];
  const workOff = async () => {
    const runner = {
      database,
      handlers,
      lanes,
      leaseSeconds: 30,
      onFailure: (_: unknown, error: unknown) => failures.push(error),
    };
    while (await runOneJob(runner));
  };
  let lastRun: Promise<unknown> = Promise.resolve();
  // Calls of this function run one after another. Otherwise a call could end while a job of another call is still
  // running.
  const runDueJobs = async () => {
    const run = lastRun.then(workOff);
    lastRun = run.catch(() => {});
    await run;
    if (failures.length > 0) throw failures[0];
  };
  const lastCode = async (mobile: string) => {
    await runDueJobs();
    const answer = await app.inject(`/sandbox/sms.json?mobile=${mobile}`);
    return answer.json<{ code: string }[]>()[0]?.code;
  };

  const signIn = async (given?: string) => {
    const mobile = given ?? nextMobile();
    if (given === undefined) {
      await addAgent(services, operator, { mobile, name: `测试员${mobile.slice(-3)}`, tier: '4' });
    } else await sandbox.clock.moveBy(minuteMs + 1);
    const remoteAddress = `10.0.${(agents += 1) % 256}.${agents >> 8}`;
    await app.inject({ url: requestOf(sendLoginCode, { mobile, type: '1' as const }).url, remoteAddress });
    const { url, payload, type } = requestOf(signInCall, { mobile, validateCode: (await lastCode(mobile)) ?? '' });
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: payload ?? '',
      remoteAddress,
      headers: { 'content-type': type ?? '' },
    });
    if (!isSuccess(answer.json<Envelope>())) throw new Error(`sign-in was refused: ${answer.body}`);
    return clientOf(app, cookieOf(answer.headers['set-cookie']));
  };

  return {
    app,
    services,
    clock: sandbox.clock,
    database,
    payment,
    logs,
    anonymous: clientOf(app, ''),
    signIn,
    lastCode,
    runDueJobs,
    notify,
    async payAt(cashierUrl, outcome) {
      const { pathname } = new URL(cashierUrl);
      const answer = await cashier.inject({
        method: 'POST',
        url: pathname,
        payload: new URLSearchParams({ outcome }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return { status: answer.statusCode, body: answer.body };
    },
    async close() {
      await app.close();
      exercised.write();
      await cashier.close();
      await open.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}
