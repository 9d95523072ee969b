import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import type { Call } from '../../app/contract/call.ts';
import { type Envelope, isSuccess } from '../../app/contract/envelope.ts';
import { orderDetail, orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { orderState } from '../../app/contract/ownCalls.ts';
import { sendLoginCode, signIn } from '../../app/contract/session.ts';
import { openEmbedded, type OpenDatabase, openPostgres } from '../../app/server/database/connect.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { newPostgresDatabase } from '../setup/databases.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { requestOf } from '../setup/requestOf.ts';

const root = join(import.meta.dirname, '../..');
const mobile = '13800138000';

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
  /** Ends the process as a power cut or the kernel would. */
  kill(): Promise<void>;
}

/** Starts the real server and waits for its line. */
async function start(environment: Readonly<Record<string, string>>): Promise<Running> {
  const server = spawn(process.execPath, ['--conditions=tuanbao-source', 'app/server/start.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let errors = '';
  server.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const line = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data: Buffer) => resolve(data.toString()));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${errors}`)));
  });
  const url = /http:\/\/\S+/.exec(line)?.[0] ?? '';
  return {
    process: server,
    url,
    async kill() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}

async function ask<Request, Response>(
  url: string,
  call: Call<Request, Response>,
  request: Request,
  cookie: string,
): Promise<{ data: Response; cookie: string }> {
  const wire = requestOf(call, request);
  const answer = await fetch(url + wire.url, {
    method: wire.method,
    ...(wire.payload === undefined ? {} : { body: wire.payload }),
    headers: { cookie, ...(wire.type ? { 'content-type': wire.type } : {}) },
  });
  const envelope = (await answer.json()) as Envelope;
  if (!isSuccess(envelope)) throw new Error(`${call.path} was refused: ${envelope.info}`);
  const [pair = ''] = (answer.headers.get('set-cookie') ?? '').split(';', 1);
  return { data: call.response.fromWire(envelope.data), cookie: pair || cookie };
}

/** Asks until the answer is there. */
async function eventually<Answer>(look: () => Promise<Answer | undefined>, what: string): Promise<Answer> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    const answer = await look();
    if (answer !== undefined) return answer;
    await pause(25);
  }
  throw new Error(`${what} did not come`);
}

async function signedIn(url: string): Promise<string> {
  await ask(url, sendLoginCode, { mobile, type: '1' }, '');
  const validateCode = await eventually(async () => {
    const messages = (await (await fetch(`${url}/sandbox/sms.json?mobile=${mobile}`)).json()) as { code: string }[];
    return messages[0]?.code;
  }, 'the code');
  return (await ask(url, signIn, { mobile, validateCode }, '')).cookie;
}

const [product] = loadCatalogue().products;

async function orderToPay(url: string, cookie: string): Promise<{ orderSn: string; payUrl: string }> {
  if (!product) throw new Error('the catalogue is empty');
  const { now } = (await (await fetch(`${url}/sandbox/clock.json`)).json()) as { now: string };
  const draft = completeDraft(product, { today: now.slice(0, 10) });
  const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
  const { orderSn } = (await ask(url, submitOrder, submission, cookie)).data;
  return { orderSn, payUrl: (await ask(url, orderPayUrl, { orderSn }, cookie)).data.payUrl };
}

const pay = (payUrl: string) =>
  fetch(payUrl, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) }).then((answer) => answer.text());

/** Milliseconds between the gateway's answer and the kill: before, while and after the insurer issues. */
const delays = [0, 0, 5, 10, 20, 40, 60, 80, 120, 200];

interface Place {
  readonly environment: Readonly<Record<string, string>>;
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

function embeddedPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-crash-'));
  return Promise.resolve({
    environment: { DATA_DIR: folder },
    open: () => openEmbedded(folder),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
}

async function postgresPlace(): Promise<Place> {
  const { url, drop } = await newPostgresDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-crash-'));
  return {
    environment: { DATABASE_URL: url, DATA_DIR: folder },
    open: () => Promise.resolve(openPostgres(url)),
    async remove() {
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe.each([
  ['PGlite', embeddedPlace],
  ['PostgreSQL', postgresPlace],
] as const)('kill -9 right after the payment callback (%s)', (_, placeOf) => {
  let place: Place;
  beforeAll(async () => {
    place = await placeOf();
  });
  afterAll(() => place.remove());

  test('leaves exactly one policy after the restart, ten times in a row', { timeout: 240_000 }, async () => {
    const environment = {
      ...place.environment,
      PORT: '0',
      SANDBOX_INSURER_DELAY_MS: '60',
      JOB_LEASE_SECONDS: '1',
    };
    let server = await start(environment);
    const cookie = await signedIn(server.url);
    const paid: string[] = [];
    try {
      for (const delay of delays) {
        const { orderSn, payUrl } = await orderToPay(server.url, cookie);
        expect(await pay(payUrl)).toContain('success');
        paid.push(orderSn);
        await pause(delay);
        await server.kill();

        server = await start(environment);
        await eventually(async () => {
          const { status } = (await ask(server.url, orderState, { orderSn }, cookie)).data;
          return status === 'insured' ? status : undefined;
        }, 'the policy');
      }
      const details = await Promise.all(paid.map((orderSn) => ask(server.url, orderDetail, { orderSn }, cookie)));
      expect(new Set(details.map(({ data }) => data.policySn)).size).toBe(delays.length);
    } finally {
      await server.kill();
    }

    const { database, close } = await place.open();
    expect(await database.selectFrom('policies').select('sn').execute()).toHaveLength(delays.length);
    expect(await ledgerFaults(database)).toEqual([]);
    await close();
  });
});
