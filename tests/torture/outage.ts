import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { listOrders } from '../../app/contract/orders.ts';
import { openPostgres } from '../../app/server/tables/openDatabase.ts';
import { findPostgres } from '../setup/findPostgres.mjs';
import { ledgerFaults } from '../setup/ledger.ts';
import { newPostgresServer } from '../setup/postgresServer.ts';
import { ask, signedIn, submitted, todayOf } from '../setup/remoteAgent.ts';
import { startServerProcess } from '../setup/serverProcess.ts';
import { type Outcome, outcomeOf } from './report.ts';

const product = loadCatalogue().products[0]!;
const clientCount = 10;
const firstPage = { page: 1, pageSize: 4, statuses: [], keyword: '' };

/** Promise F5: while ten clients work, PostgreSQL is stopped. After `seconds` seconds it is started again. */
export async function databaseAway(seconds: number): Promise<Outcome> {
  const found = findPostgres();
  if (!found) throw new Error('There is no PostgreSQL on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-torture-'));
  const postgres = await newPostgresServer(found.bin);
  const server = await startServerProcess(
    { DATA_DIR: folder, DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' },
    'built',
  );
  try {
    const cookie = await signedIn(server.url);
    const today = await todayOf(server.url);
    const stopped = new AbortController();
    const acknowledged: string[] = [];
    const refusals = new Map<string, number>();
    const client = async () => {
      while (!stopped.signal.aborted) {
        try {
          acknowledged.push(await submitted(server.url, cookie, product, { today }));
        } catch (error) {
          const text = error instanceof Error ? error.message : String(error);
          refusals.set(text, (refusals.get(text) ?? 0) + 1);
          await pause(20);
        }
      }
    };
    const clients = Promise.all(Array.from({ length: clientCount }, client));
    await pause(1000);
    await postgres.stop();
    await pause(seconds * 1000);
    const [ready, alive] = [await fetch(`${server.url}/readyz`), await fetch(`${server.url}/healthz`)];
    await postgres.start();
    const back = performance.now();
    let goodAfter = Number.NaN;
    while (Number.isNaN(goodAfter) && performance.now() - back < 10_000) {
      const answer = await ask(server.url, listOrders, firstPage, cookie).catch(() => null);
      if (answer) goodAfter = performance.now() - back;
    }
    await pause(1000);
    stopped.abort();
    await clients;

    const { database, close } = openPostgres(postgres.url);
    const orders = new Set((await database.selectFrom('orders').select('sn').execute()).map(({ sn }) => sn));
    const books = await ledgerFaults(database);
    await close();
    const lost = acknowledged.filter((orderSn) => !orders.has(orderSn)).length;
    const unexpected = [...refusals.keys()].filter((text) => !text.includes('系统繁忙'));
    const faults = [
      ...(ready.status === 503 && alive.status === 200 ? [] : [`readyz ${ready.status}, healthz ${alive.status}`]),
      ...(goodAfter < 1000 ? [] : [`good only after ${goodAfter.toFixed(0)} ms`]),
      ...(lost === 0 ? [] : [`${lost} acknowledged orders lost`]),
      ...unexpected.map((text) => `answered "${text}"`),
      ...books,
    ];
    const reached = `${seconds} s away: ${[...refusals.values()].reduce((sum, times) => sum + times, 0)} × busy, good after ${goodAfter.toFixed(0)} ms, ${acknowledged.length} orders, ${lost} lost`;
    return outcomeOf('F5', 'PostgreSQL', reached, faults);
  } finally {
    await server.kill();
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
