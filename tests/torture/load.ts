import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { listOrders, orderDetail } from '../../app/contract/orders.ts';
import { listDrafts } from '../../app/contract/savedDrafts.ts';
import { migrate } from '../../app/server/platform/database/migrate.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { ask, submitted, todayOf } from '../setup/remoteAgent.ts';
import { startServerProcess } from '../setup/serverProcess.ts';
import type { Place } from './place.ts';
import { oneOf, type Random } from './random.ts';
import { type Outcome, outcomeOf } from './report.ts';

const product = loadCatalogue().products[0]!;
const agentCount = 100;
const dayMs = 86_400_000;

/** Creates agents and their sessions before the server starts. Returns the cookies of the sessions. */
async function signedInAgents(place: Place): Promise<readonly string[]> {
  const { database, close } = await place.open();
  await migrate(database);
  const cookies: string[] = [];
  for (let index = 0; index < agentCount; index += 1) {
    const token = randomBytes(32).toString('base64url');
    const { id } = await database
      .insertInto('agents')
      .values({ mobile_index: randomBytes(32), name: `压测${index}`, tier: '4' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [created, expires] = [new Date(), new Date(Date.now() + dayMs)];
    const session = { token_hash: createHash('sha256').update(token).digest(), agent_id: id };
    await database
      .insertInto('sessions')
      .values({ ...session, created_at: created, expires_at: expires })
      .execute();
    cookies.push(`tuanbao-session=${token}`);
  }
  await close();
  return cookies;
}

const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

const inMs = (value: number) => `${value.toFixed(0)} ms`;

/**
 * Starts `work` the given number of times per second, even if earlier calls haven't finished. Resolves when all calls
 * have finished.
 */
async function atRate(perSecond: number, seconds: number, work: () => Promise<void>): Promise<void> {
  const all: Promise<void>[] = [];
  const from = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await pause(Math.max(0, from + (index * 1000) / perSecond - performance.now()));
    all.push(work());
  }
  await Promise.all(all);
}

/**
 * Seconds with the same load before the measurement. In this time, a new server compiles its code and grows its heap.
 */
const warmSeconds = 120;

/**
 * Promises L1 and L2. L1: agents read and submit at a fixed rate. L2: a large group is submitted while other agents
 * read.
 */
export async function load(place: Place, seconds: number, random: Random): Promise<Outcome> {
  const cookies = await signedInAgents(place);
  const server = await startServerProcess(place.environment, 'built');
  const today = await todayOf(server.url);
  const anybody = () => oneOf(random, cookies) ?? '';
  const mine = new Map<string, string>();
  const errors = new Map<string, number>();
  const timed = (times: number[], work: () => Promise<unknown>) => async () => {
    const from = performance.now();
    try {
      await work();
      times.push(performance.now() - from);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      errors.set(text, (errors.get(text) ?? 0) + 1);
    }
  };
  const [reads, submits]: [number[], number[]] = [[], []];
  const read = async () => {
    const [cookie, orderSn] = oneOf(random, [...mine]) ?? [anybody(), ''];
    const chance = random();
    if (orderSn !== '' && chance < 0.3) await ask(server.url, orderDetail, { orderSn }, cookie);
    else if (chance < 0.5) await ask(server.url, listDrafts, {}, cookie);
    else await ask(server.url, listOrders, { page: 1, pageSize: 10, statuses: [], keyword: '' }, cookie);
  };
  const submit = async () => {
    const cookie = anybody();
    mine.set(cookie, await submitted(server.url, cookie, product, { heads: 100, today }));
  };

  const underLoad = (duration: number, ofReads: number[], ofSubmits: number[]) =>
    Promise.all([atRate(50, duration, timed(ofReads, read)), atRate(1, duration, timed(ofSubmits, submit))]);
  await underLoad(Math.min(warmSeconds, seconds), [], []);
  const before = memoryOf(server.pid);
  await underLoad(seconds, reads, submits);
  const growth = memoryOf(server.pid) / before - 1;

  const others: number[] = [];
  let largeMs = 0;
  const large = async () => {
    await pause(1000);
    const from = performance.now();
    await submitted(server.url, anybody(), product, { heads: 3000, today });
    largeMs = performance.now() - from;
  };
  await Promise.all([atRate(50, 5, timed(others, read)), large()]);
  await server.stop();
  const { database, close } = await place.open();
  const faults = await ledgerFaults(database);
  await close();

  const limit = place.name === 'PGlite' ? 300 : 150;
  const ofLoad = [
    ...[...errors].map(([text, times]) => `${times} × ${text}`),
    ...(quantile(reads, 0.95) < limit ? [] : [`p95 of reads is above ${limit} ms`]),
    ...(seconds < 60 || growth < 0.1 ? [] : [`memory grew by ${(growth * 100).toFixed(1)} %`]),
    ...faults,
  ];
  const ofLargeGroup = [
    ...(largeMs <= 3000 ? [] : ['3,000 persons took more than 3 s']),
    ...(quantile(others, 0.99) < 500 ? [] : ['others waited more than 500 ms for a large group']),
  ];
  const l1 =
    `${seconds} s: ${reads.length} reads p95 ${inMs(quantile(reads, 0.95))}, ` +
    `${submits.length} submits p95 ${inMs(quantile(submits, 0.95))}, memory ${(growth * 100).toFixed(1)} %`;
  const l2 = `accepted in ${inMs(largeMs)}, others p99 ${inMs(quantile(others, 0.99))}`;
  const [one, two] = [outcomeOf('L1', place.name, l1, ofLoad), outcomeOf('L2', place.name, l2, ofLargeGroup)];
  return { figures: [...one.figures, ...two.figures], faults: [...one.faults, ...two.faults] };
}
