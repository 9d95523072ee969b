// Compares our server in plain Node with a plain server, which uses only Fastify and pg. Both servers have the same
// process model and send the same statements, and are measured in one run. Then measures our server as npm start runs
// it: the start time, and the memory when idle.

import Fastify, { type FastifyInstance } from 'fastify';
import { Client, Pool } from 'pg';

import { listOrders, submitOrder } from '../../../../app/contract/orders.ts';
import { quoteDraft } from '../../../../app/contract/premium.ts';
import { openPostgres } from '../../../../app/server/tables/openDatabase.ts';
import { buildApp } from '../../../../app/server/wiring/buildApp.ts';
import { completeDraft, totalOf } from '../../../fixtures/orderDraft.ts';
import { findPostgres } from '../../../setup/findPostgres.mjs';
import { newPostgresServer } from '../../../setup/postgresServer.ts';
import { requestOf, type WireRequest } from '../../../setup/requestOf.ts';
import { startTestApp } from '../../../setup/testApp.ts';
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

/** The SQL statements that a request for the list of orders sends to the database. */
const statements = {
  begin: 'begin',
  role: `select set_config('role', 'tuanbao_agent', true), set_config('tuanbao.agent_id', $1, true)`,
  counts: 'select status, count(*)::int as total from orders where orders.agent_id = $1 group by status',
  page: `with part as (
      select orders.id, row_number() over () as place from (
        select orders.id from orders where orders.agent_id = $1 order by orders.id desc, orders.id desc limit $2 offset $3
      ) orders
    )
    select orders.id, sn, product_id, product_name, insurer_name, group_name, status, total_fen, heads,
      start_date, end_date, created_at, policy_sn
    from part join orders on orders.id = part.id order by part.place`,
  standing: `select order_id as "orderId", roster_version as "rosterVersion", effective_date::text as "effectiveDate",
      net_fen as "netFen", heads_after as "headsAfter", (
        select min((at at time zone 'Asia/Shanghai')::date)::text from order_events
        where order_events.order_id = endorsements.order_id and to_status = 'surrendered'
      ) as "surrenderedOn"
    from endorsements
    where order_id in (select value::bigint from jsonb_array_elements_text($1::jsonb)) and roster_version is not null`,
  commit: 'commit',
  session: `select agents.* from sessions join agents on agents.id = sessions.agent_id
    where token_hash = $1 and expires_at > now()`,
};

/** Creates a plain Fastify server whose route sends the same statements. */
function bareApp(url: string, agentId: string) {
  const pool = new Pool({ connectionString: url, max: 10 });
  pool.on('error', () => {}); // The server ends before the last connection, which causes an error.
  const app = Fastify();
  app.get('/list', async () => {
    await pool.query(statements.session, [Buffer.alloc(32)]);
    const client = await pool.connect();
    try {
      await client.query(statements.begin);
      await client.query(statements.role, [agentId]);
      const counts = await client.query(statements.counts, [agentId]);
      const page = await client.query<{ id: string }>(statements.page, [agentId, pageSize, 0]);
      await client.query(statements.standing, [JSON.stringify(page.rows.map(({ id }) => Number(id)))]);
      await client.query(statements.commit);
      return { counts: counts.rows, orders: page.rows };
    } finally {
      client.release();
    }
  });
  return { app, pool };
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
  const bare = bareApp(postgres.url, rows[0]?.agent_id ?? '');
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

  const submits: number[] = [];
  for (let round = 0; round < warmRounds + measuredRounds; round += 1) {
    const submit = injected(app, requestOf(submitOrder, submission(100, round)), agent.cookie);
    submits.push((await costOf(1, submit)).cpuMs);
  }
  const quotes: number[] = [];
  const thousand = injected(app, requestOf(quoteDraft, completeDraft(product, { heads: 1000 })), agent.cookie);
  for (let round = 0; round < warmRounds + measuredRounds; round += 1) {
    quotes.push((await costOf(1, thousand)).cpuMs);
  }

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
    { name: 'submit 100 persons, just started', value: median(submits.slice(5, 20)), unit: 'ms CPU' },
    { name: 'submit 100 persons', value: median(submits.slice(warmRounds)), unit: 'ms CPU', limit: 8 },
    { name: 'premium of 1,000 persons', value: median(quotes.slice(warmRounds)), unit: 'ms CPU', limit: 5 },
    ...long,
    ...started,
  ];
  process.stdout.write(JSON.stringify(results));
  await bare.pool.end();
  await app.close();
  await server.close();
} finally {
  await postgres.remove();
}
