import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { orderDetail } from '../../app/contract/orders.ts';
import { orderState } from '../../app/contract/ownCalls.ts';
import { openEmbedded, type OpenDatabase, openPostgres } from '../../app/server/tables/openDatabase.ts';
import { newPostgresDatabase } from '../setup/databases.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { ask, eventually, orderToPay, pay, signedIn } from '../setup/remoteAgent.ts';
import { startServerProcess } from '../setup/serverProcess.ts';

const product = loadCatalogue().products[0]!;

/**
 * Milliseconds between the server's response to the payment callback and the kill. So the kills happen before, while
 * and after the policy is issued.
 */
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
      SANDBOX_INSURER_DELAY_MS: '60',
      JOB_LEASE_SECONDS: '1',
    };
    let server = await startServerProcess(environment);
    const cookie = await signedIn(server.url);
    const paid: string[] = [];
    try {
      for (const delay of delays) {
        const { orderSn, payUrl } = await orderToPay(server.url, cookie, product);
        expect(await pay(payUrl)).toContain('success');
        paid.push(orderSn);
        await pause(delay);
        await server.kill();

        server = await startServerProcess(environment);
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
