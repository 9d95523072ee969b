import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { listOfflineOrders } from '../../app/contract/offlineOrders.ts';
import { migrate } from '../../app/server/platform/database/migrate.ts';
import { vacuumUntidy } from '../../app/server/platform/database/upkeep.ts';
import { keyringOf } from '../../app/server/platform/encryption/keyring.ts';
import { sessionCookieNames } from '../../app/server/sessions/sessionCookie.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { ask } from '../setup/remoteAgent.ts';
import { startServerProcess } from '../setup/serverProcess.ts';
import type { Place } from './place.ts';
import { type Outcome, outcomeOf } from './report.ts';

const orderCount = 1000;

/**
 * Number of offline orders that were last changed three years ago. The clean-up deletes them while the test measures
 * the server.
 */
const overCount = 300;
const heads = 9000;

/**
 * Number of files that nothing names, which the clean-up must remove. Offline orders name the same number of other
 * files, which must be kept.
 */
const fileCount = 150;

const dayMs = 86_400_000;
const key = Buffer.alloc(32, 9);
const product = loadCatalogue().products.find(({ basis }) => basis === 'perPerson')!;

const keyOfFile = (kind: string, index: number) => `group/20260101/${kind}${index}`;

/**
 * Writes the data of one agent directly into the database, because the limits of agents don't allow so much data.
 * Returns the agent's cookie and the size of the data.
 */
async function heapUp(place: Place): Promise<{ readonly cookie: string; readonly megabytes: number }> {
  const { database, kind, close } = await place.open();
  await migrate(database);
  const token = randomBytes(32).toString('base64url');
  const { id } = await database
    .insertInto('agents')
    .values({ mobile_index: randomBytes(32), name: '压测', tier: '4' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = { token_hash: createHash('sha256').update(token).digest(), agent_id: id, created_at: new Date() };
  await database
    .insertInto('sessions')
    .values({ ...session, expires_at: new Date(Date.now() + dayMs) })
    .execute();
  const named = Array.from({ length: fileCount }, (_, index) => keyOfFile('named', index));
  const content = JSON.stringify({ ...completeDraft(product, { heads }), named });
  const sealed = keyringOf(new Map([[1, key]])).seal('offlineOrder', content);
  for (let count = 0; count < orderCount; count += 10) {
    const keys = count === 0 ? named : [];
    const changed = new Date(Date.now() - (count < orderCount - overCount ? 0 : 3 * 365) * dayMs);
    await sql`
      insert into offline_orders (agent_id, version, product_id, group_name, heads, note, content_sealed, file_keys,
        created_at, updated_at)
      select ${id}::uuid, 1, ${product.id}, '远山精密机械有限公司', ${heads}::int, '', ${sealed}::bytea,
        ${keys}::text[], ${changed}, ${changed} from generate_series(1, 10)`.execute(database);
    // A running server vacuums its tables once a minute, so the tables are vacuumed here too.
    if (kind === 'embedded') await vacuumUntidy(database);
  }
  const earlier = new Date(Date.now() - 60 * dayMs);
  const file = { agent_id: id, purpose: 'group', status: 'stored', type: 'image/png', bytes: 1 } as const;
  await database
    .insertInto('stored_files')
    .values(
      [...named, ...named.map((_, index) => keyOfFile('left', index))].map((each) => ({
        ...file,
        key: each,
        expires_at: earlier,
        created_at: earlier,
      })),
    )
    .execute();
  await close();
  return {
    cookie: sessionCookieNames.map((name) => `${name}=${token}`).join('; '),
    megabytes: (sealed.length * orderCount) / 1024 / 1024,
  };
}

const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/**
 * Promise F14: one agent has 1,000 offline orders with 9,000 persons each. Measures memory and the response time of
 * `/readyz` during the clean-up.
 */
export async function hoard(place: Place, seconds: number): Promise<Outcome> {
  const { cookie, megabytes } = await heapUp(place);
  const server = await startServerProcess(
    { ...place.environment, DATA_KEY: key.toString('base64'), FIRST_UPKEEP_SECONDS: '5' },
    'built',
  );
  const waits: number[] = [];
  const memory: number[] = [];
  const listed: number[] = [];
  const faults: string[] = [];
  try {
    for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
      const from = performance.now();
      const { status } = await fetch(`${server.url}/readyz`);
      waits.push(performance.now() - from);
      if (status !== 200) faults.push(`/readyz answered ${status}`);
      memory.push(memoryOf(server.pid));
      if (waits.length % 40 === 0) {
        const asked = performance.now();
        await ask(server.url, listOfflineOrders, {}, cookie);
        listed.push(performance.now() - asked);
      }
      await pause(25);
    }
  } finally {
    await server.stop();
  }
  const { database, close } = await place.open();
  const { rows } = await sql<{ named: number; left: number; orders: number }>`
    select (select count(*) from offline_orders)::int as orders, count(*) filter (where key like '%named%')::int as named, count(*) filter (where key like '%left%')::int as left
    from stored_files`.execute(database);
  await close();
  const { named = 0, left = 0, orders = 0 } = rows[0] ?? {};
  // The first request is left out. It waits until the server has started and is ready.
  const [readyAfter = Number.NaN, ...later] = waits;
  const [largest, longest] = [Math.max(...memory), Math.max(...later)];
  if (largest >= 400) faults.push(`${largest.toFixed(0)} MB of memory`);
  if (longest >= 200) faults.push(`/readyz took ${longest.toFixed(0)} ms`);
  if (named !== fileCount) faults.push(`${fileCount - named} files were removed that an offline order names`);
  if (left !== 0) faults.push(`${left} files of which nothing was made are left`);
  if (orders !== orderCount - overCount)
    faults.push(`${orders} orders are left of ${orderCount - overCount} that are kept`);
  const reached =
    `${orderCount} orders, ${megabytes.toFixed(0)} MB: memory at most ${largest.toFixed(0)} MB; ` +
    `ready after ${readyAfter.toFixed(0)} ms, then /readyz ${later.length} times, longest ${longest.toFixed(0)} ms; list ${Math.max(...listed).toFixed(0)} ms; ` +
    `${fileCount - left} files removed, ${named} kept; ${orderCount - orders} orders deleted`;
  return outcomeOf('F14', place.name, reached, faults);
}
