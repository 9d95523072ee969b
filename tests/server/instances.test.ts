import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { currentUser, sendLoginCode, signIn, signOut } from '../../app/contract/session.ts';
import { migrate } from '../../app/server/platform/database/migrate.ts';
import { openPostgres } from '../../app/server/tables/openDatabase.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { newPostgresDatabase } from '../setup/databases.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { ask, signedIn } from '../setup/remoteAgent.ts';
import { requestOf } from '../setup/requestOf.ts';
import { startServerProcess } from '../setup/serverProcess.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

/** Sends the request for the current user to a server. Returns the result code of the response. */
const statusAt = async (server: TestApp, { cookie }: TestClient) => {
  const { method, url } = requestOf(currentUser, {});
  const headers = { cookie, 'content-type': 'application/json' };
  return (await server.app.inject({ method, url, headers, payload: '{}' })).json<{ resCode: string }>().resCode;
};

describe('two instances on one PostgreSQL', () => {
  let place: Awaited<ReturnType<typeof newPostgresDatabase>>;
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    place = await newPostgresDatabase();
    const openDatabase = () => Promise.resolve(openPostgres(place.url));
    one = await startTestApp({ openDatabase });
    other = await startTestApp({ openDatabase });
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await place.drop();
  });

  test('share sessions: a sign-in or sign-out on one counts on both', async () => {
    const agent = await one.signIn();
    expect(await statusAt(other, agent)).toBe(resultCodes.success);

    const { url, method } = requestOf(signOut, {});
    await other.app.inject({
      url,
      method,
      headers: { cookie: agent.cookie, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(await statusAt(one, agent)).toBe('001011');
  });

  test('count sign-in attempts together', async () => {
    const wire = requestOf(signIn, { mobile: '13900139000', validateCode: '000000' });
    const attempt = (server: TestApp) =>
      server.app.inject({
        method: 'POST',
        url: wire.url,
        payload: wire.payload ?? '',
        headers: { 'content-type': wire.type ?? '' },
        remoteAddress: '203.0.113.9',
      });
    const statuses: number[] = [];
    for (let round = 0; round < 32; round += 1) {
      const answers = await Promise.all([attempt(one), attempt(other)]);
      statuses.push(...answers.map(({ statusCode }) => statusCode));
    }

    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(statuses.slice(0, 60)).not.toContain(429);
  });

  test('count SMS codes together', async () => {
    const { method, url } = requestOf(sendLoginCode, { mobile: '13900139000', type: '1' });
    const answers = await Promise.all(
      [one, other, one, other].map((server) => server.app.inject({ method, url, remoteAddress: '203.0.113.10' })),
    );

    expect(answers.filter((answer) => answer.json<{ resCode: string }>().resCode === resultCodes.success)).toHaveLength(
      1,
    );
  });

  test('share the jobs: each is done once by one of them', async () => {
    const agent = await one.signIn();
    const product = one.services.catalogue.products[0]!;
    const draft = completeDraft(product);
    for (let index = 0; index < 12; index += 1) {
      const submission = { submissionId: `share ${index}`, draftId: '', draft, totalFen: totalOf(product, draft) };
      const { orderSn } = await agent.ask(submitOrder, submission);
      await (index % 2 === 0 ? one : other).payAt((await agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    }
    await Promise.all([one.runDueJobs(), other.runDueJobs(), one.runDueJobs(), other.runDueJobs()]);

    const { rows } = await sql<{ orders: number; policies: number; jobs: number }>`
      select (select count(*)::int from orders where status = 'insured') as orders,
        (select count(*)::int from policies) as policies, (select count(*)::int from jobs) as jobs`.execute(
      one.database,
    );
    expect(rows[0]).toEqual({ orders: 12, policies: 12, jobs: 0 });
    expect(await ledgerFaults(one.database)).toEqual([]);
  });
});

describe('instances that start at the same moment', () => {
  test('on an empty database: one makes the tables, both serve', { timeout: 120_000 }, async () => {
    const { url, drop } = await newPostgresDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'tuanbao-instances-'));
    const environment = { DATABASE_URL: url, DATA_DIR: folder, DATA_KEY: randomBytes(32).toString('base64') };
    const servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
    try {
      const cookie = await signedIn(servers[0].url);
      expect((await ask(servers[1].url, currentUser, {}, cookie)).data.loginStatus).toBe(true);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('migrate one after the other, five at once', async () => {
    const { url, drop } = await newPostgresDatabase();
    const opened = Array.from({ length: 5 }, () => openPostgres(url));

    await Promise.all(opened.map(({ database }) => migrate(database)));

    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      opened[0]!.database,
    );
    expect(rows.map(({ name }) => name)).toContain('0009_rate_limits');
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    await Promise.all(opened.map(({ close }) => close()));
    await drop();
  });
});
