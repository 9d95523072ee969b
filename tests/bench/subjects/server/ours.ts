// Compares our server in plain Node with a plain server (`bareServer.ts`). Both servers have the same process model and
// send the same statements, and are measured in one run, in turn. Then measures our server as npm start runs it: the
// start time beside that of a plain server on the same data, and the memory when idle.

import Fastify, { type FastifyInstance } from 'fastify';
import { Client } from 'pg';

import { listOrders, submitOrder } from '../../../../app/contract/orders.ts';
import { quoteDraft } from '../../../../app/contract/premium.ts';
import { openPostgres } from '../../../../app/server/tables/openDatabase.ts';
import { buildApp } from '../../../../app/server/wiring/buildApp.ts';
import { completeDraft, totalOf } from '../../../fixtures/orderDraft.ts';
import { findPostgres } from '../../../setup/findPostgres.mjs';
import { newPostgresServer } from '../../../setup/postgresServer.ts';
import { requestOf, type WireRequest } from '../../../setup/requestOf.ts';
import { startTestApp } from '../../../setup/testApp.ts';
import { bareServer } from './bareServer.ts';
import { longListFigures } from './longList.ts';
import { startFigures } from './start.ts';

const orders = 60;
const lists = 300;
const parallel = 8;
const rounds = 5;
const pageSize = 10;
/**
 * Number of requests of each kind before the measurement. During the first hundred requests, JavaScript is still being
 * compiled. A real server runs for weeks, so this time isn't measured.
 */
const warmRounds = 100;
const measuredRounds = 50;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Cost {
  readonly perSecond: number;
  readonly cpuMs: number;
}

/**
 * Calls `work` the given number of times, eight calls at the same time. Returns requests per second, and CPU time of
 * this process per request.
 */
async function costOf(times: number, work: () => Promise<unknown>): Promise<Cost> {
  const [from, cpu] = [performance.now(), cpuMs()];
  let left = times;
  const worker = async () => {
    while ((left -= 1) >= 0) await work();
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return { perSecond: (times * 1000) / (performance.now() - from), cpuMs: (cpuMs() - cpu) / times };
}

/**
 * Prepares a request of a call. Its body is encoded before the measurement, because a real server receives bytes from
 * the network.
 */
function injected(app: FastifyInstance, wire: WireRequest, cookie: string): () => Promise<void> {
  const payload = Buffer.from(wire.payload ?? '');
  const headers = { cookie, ...(wire.type ? { 'content-type': wire.type } : {}) };
  return async () => {
    const answer = await app.inject({ method: wire.method, url: wire.url, payload, headers });
    if (answer.statusCode !== 200) throw new Error(`${wire.url} answered ${answer.statusCode}: ${answer.body}`);
  };
}

/**
 * CPU of a request to our server and of the same request to the plain server, which take turns. The values are medians
 * in milliseconds.
 */
interface Compared {
  readonly ours: number;
  readonly bare: number;
  /** Our value for the first requests after the start. */
  readonly justStarted: number;
}

/** Measures the requests that `ours` and `bare` prepare for each round. */
async function inTurn(
  ours: (round: number) => () => Promise<void>,
  bare: (round: number) => () => Promise<void>,
): Promise<Compared> {
  const [our, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < warmRounds + measuredRounds; round += 1) {
    our.push((await costOf(1, ours(round))).cpuMs);
    beside.push((await costOf(1, bare(round))).cpuMs);
  }
  return {
    ours: median(our.slice(warmRounds)),
    bare: median(beside.slice(warmRounds)),
    justStarted: median(our.slice(5, 20)),
  };
}

const started = await startFigures();
const found = findPostgres();
if (!found) throw new Error('There is no PostgreSQL on this machine.');
const postgres = await newPostgresServer(found.bin);
try {
  const server = await startTestApp({ openDatabase: () => Promise.resolve(openPostgres(postgres.url)) });
  const agent = await server.signIn();
  // As with npm start, requests aren't logged.
  const app = await buildApp({
    settings: { publicUrl: null, logLevel: 'warn' },
    services: server.services,
    sandbox: null,
  });
  const [product] = server.services.catalogue.products;
  const submission = (heads: number, index: number) => {
    const draft = completeDraft(product, { heads });
    return { submissionId: `bench ${heads} ${index}`, draftId: '', draft, totalFen: totalOf(product, draft) };
  };
  for (let index = 0; index < orders; index += 1) await agent.ask(submitOrder, submission(3, index));

  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ agent_id: string }>('select agent_id from orders limit 1');
  await client.end();
  const bare = await bareServer(postgres.url, rows[0]?.agent_id ?? '', pageSize);
  const ours = injected(app, requestOf(listOrders, { page: 1, pageSize, statuses: [], keyword: '' }), agent.cookie);
  const floor = async () => {
    const answer = await bare.app.inject('/list');
    if (answer.json<{ orders: unknown[] }>().orders.length !== pageSize) throw new Error('the floor lists nothing');
  };
  const empty = Fastify().get('/', () => ({}));

  const [list, beside, route]: [Cost[], Cost[], Cost[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    list.push(await costOf(lists, ours));
    beside.push(await costOf(lists, floor));
    route.push(await costOf(lists, () => empty.inject('/')));
  }

  const submit = await inTurn(
    (round) => injected(app, requestOf(submitOrder, submission(100, round)), agent.cookie),
    (round) => injected(bare.app, { ...requestOf(submitOrder, submission(100, round)), url: '/submit' }, agent.cookie),
  );
  const thousand = requestOf(quoteDraft, completeDraft(product, { heads: 1000 }));
  const premium = await inTurn(
    () => injected(app, thousand, agent.cookie),
    () => injected(bare.app, { ...thousand, url: '/premium' }, agent.cookie),
  );

  const long = await longListFigures(app, postgres.url, agent.cookie);
  const medianOf = (costs: readonly Cost[], value: (cost: Cost) => number) => median(costs.map(value));
  const rate = medianOf(list, ({ perSecond }) => perSecond);
  const floorRate = medianOf(beside, ({ perSecond }) => perSecond);
  const results = [
    { name: 'list of orders', value: rate, unit: 'req/s' },
    { name: 'list: bare Fastify and pg', value: floorRate, unit: 'req/s' },
    { name: 'bare pg / list of orders', value: floorRate / rate, unit: '×', limit: 1 / 0.6 },
    { name: 'list of orders', value: medianOf(list, (cost) => cost.cpuMs), unit: 'ms CPU' },
    { name: 'list: bare Fastify and pg', value: medianOf(beside, (cost) => cost.cpuMs), unit: 'ms CPU' },
    { name: 'bare Fastify, empty answer', value: medianOf(route, (cost) => cost.cpuMs), unit: 'ms CPU' },
    { name: 'submit 100 persons, just started', value: submit.justStarted, unit: 'ms CPU' },
    { name: 'submit 100 persons', value: submit.ours, unit: 'ms CPU', limit: 8 },
    { name: 'submit 100: bare Fastify and pg', value: submit.bare, unit: 'ms CPU' },
    { name: 'submit 100 persons / bare', value: submit.ours / submit.bare, unit: '×', limit: 1 / 0.6 },
    { name: 'premium of 1,000 persons', value: premium.ours, unit: 'ms CPU', limit: 5 },
    { name: 'premium of 1,000: bare Fastify', value: premium.bare, unit: 'ms CPU' },
    { name: 'premium of 1,000 persons / bare', value: premium.ours / premium.bare, unit: '×', limit: 2 },
    ...long,
    ...started,
  ];
  process.stdout.write(JSON.stringify(results));
  await bare.app.close();
  await bare.close();
  await app.close();
  await server.close();
} finally {
  await postgres.remove();
}
