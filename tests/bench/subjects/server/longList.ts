import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';

import type { OrderQuery } from '../../../../app/contract/orderQuery.ts';
import { listOrders } from '../../../../app/contract/orders.ts';
import { firstWorklist, worklist } from '../../../../app/contract/worklist.ts';
import { requestOf, type WireRequest } from '../../../setup/requestOf.ts';

/** Number of orders of the agent. */
const orders = 100_000;
/** Number of these orders that have a confirmed endorsement. */
const endorsed = 10_000;
const rounds = 20;

/** Returns the 95th percentile. Of twenty response times, it is the second slowest. */
const p95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/**
 * Copies the agent's first order until the agent has `orders` orders. The copies have other states, days, companies and
 * numbers; some have an endorsement.
 */
async function fill(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into orders (sn, agent_id, submission_id, request_index, product_id, product_version, product_name, insurer_name,
        group_name, status, total_fen, heads, start_date, end_date, months, apply_quantity, schemes, applicant_sealed,
        subjects_sealed, quote, created_at)
      select 'GL' || lpad(n::text, 14, '0'), agent_id, 'copy ' || n, request_index, product_id, product_version, product_name,
        insurer_name, (array['杭州云栖', '宁波海曙', '苏州工业园', '成都锦江', '武汉光谷'])[1 + n % 5] || n || '有限公司',
        (array['awaitingPayment', 'insured', 'insured', 'insured', 'closed', 'invalid', 'materialsRejected', 'refunded'])[1 + n % 8],
        total_fen + n, heads + n % 500, start_date + n % 700, end_date + n % 700, months, apply_quantity, schemes,
        applicant_sealed, subjects_sealed, quote, created_at + n * interval '1 minute'
      from (select * from orders order by id limit 1) first, generate_series(1, $1::int) n`,
      [orders],
    );
    await client.query(
      `insert into policies (order_id, sn, issued_at)
      select id, 'P' || lpad(id::text, 12, '0'), created_at from orders where status in ('insured', 'invalid')
        and not exists (select from policies where policies.order_id = orders.id)`,
    );
    await client.query(
      `insert into endorsements (sn, agent_id, order_id, submission_id, state, version, type_code, effective_date, review,
        heads_before, heads_after, net_fen, changes_sealed, roster_version, created_at, updated_at)
      select 'BQ' || lpad(id::text, 14, '0'), agent_id, id, 'copy ' || id, 'succeeded', 1, 1, start_date + 1, 'single', heads, heads + 1, 7800, '', 1,
        created_at, created_at
      from orders where status = 'insured' order by id limit $1`,
      [endorsed],
    );
    await client.query('vacuum analyze endorsements');
    await client.query('vacuum analyze orders');
    await client.query('vacuum analyze policies');
  } finally {
    await client.end();
  }
}

const first: OrderQuery = { page: 1, pageSize: 20, statuses: [], keyword: '' };

const days = { from: '2026-12-01', until: '2027-01-31' };

/** The queries of an agent who has a long list of orders. */
const queries: readonly (readonly [name: string, query: OrderQuery])[] = [
  ['first page', first],
  ['middle page', { ...first, page: orders / 40 }],
  ['last page', { ...first, page: orders / 20 }],
  ['last page by premium', { ...first, page: orders / 20, sort: { by: 'premium', direction: 'descending' } }],
  ['by start', { ...first, sort: { by: 'start', direction: 'ascending' } }],
  ['one state', { ...first, statuses: ['insured'] }],
  ['ending soon', { ...first, expiresWithin: 60 }],
  ['one product', { ...first, productIds: ['80140'] }],
  ['days of submission and start', { ...first, submitted: days, starts: days }],
  ['person', { ...first, insured: '没有这个人' }],
  ['company', { ...first, keyword: '云栖4321' }],
  ['number of a policy', { ...first, keyword: 'P000000054321' }],
  ['nothing fits', { ...first, keyword: '没有这家公司' }],
];

/** The measured requests: the queries of the list, and the first request of the start page. */
const requests: readonly (readonly [name: string, wire: WireRequest])[] = [
  ...queries.map(([name, query]) => [name, requestOf(listOrders, query)] as const),
  ['worklist', requestOf(worklist, firstWorklist)],
];

/** Measures response times for an agent with 100,000 orders. Returns the 95th percentile by kind of request. */
export async function longListFigures(app: FastifyInstance, url: string, cookie: string) {
  await fill(url);
  const figures = [];
  for (const [name, wire] of requests) {
    const headers = { cookie, ...(wire.type ? { 'content-type': wire.type } : {}) };
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      const answer = await app.inject({ method: wire.method, url: wire.url, payload: wire.payload ?? '', headers });
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
      times.push(performance.now() - from);
    }
    figures.push({ name: `100,000 orders: ${name}`, value: p95(times), unit: 'ms p95', limit: 150 });
  }
  return figures;
}
