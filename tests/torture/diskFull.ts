import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { listOrders } from '../../app/contract/orders.ts';
import { openEmbedded } from '../../app/server/tables/openDatabase.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { ask, eventually, signedIn, submitted, todayOf } from '../setup/remoteAgent.ts';
import { startServerProcess } from '../setup/serverProcess.ts';
import { newSmallDisk } from '../setup/smallDisk.ts';
import { type Outcome, outcomeOf } from './report.ts';

const product = loadCatalogue().products[0]!;
const firstPage = { page: 1, pageSize: 4, statuses: [], keyword: '' };
const megabyte = 1024 * 1024;

/**
 * Promise F11: while four clients submit orders, the disk becomes completely full. In every second round, the server is
 * killed while the disk is full, and is started again when the disk has free space.
 */
export async function diskFills(rounds: number): Promise<Outcome> {
  const disk = newSmallDisk(320);
  if (!disk) return outcomeOf('F11', 'PGlite', 'this account may not mount a disk', ['F11 was not tried']);
  const environment = { DATA_DIR: join(disk.folder, 'data'), DISK_RESERVE_MB: '32', LOG_LEVEL: 'silent' };
  let server = await startServerProcess(environment, 'built');
  const faults: string[] = [];
  const acknowledged: string[] = [];
  try {
    const cookie = await signedIn(server.url);
    const today = await todayOf(server.url);
    const submit = async () => {
      const orderSn = await submitted(server.url, cookie, product, { heads: 50, today });
      acknowledged.push(orderSn);
      return orderSn;
    };
    for (let round = 0; round < rounds; round += 1) {
      const stopped = new AbortController();
      const windows = Array.from({ length: 4 }, async () => {
        while (!stopped.signal.aborted) await submit().catch(() => pause(20));
      });
      await pause(300);
      disk.fill(24 * megabyte);
      await eventually(
        () =>
          submit().then(
            () => undefined,
            (error: Error) => (error.message.includes('存储空间不足') ? true : undefined),
          ),
        'the refusal',
      );
      disk.fill(0);
      stopped.abort();
      await Promise.all(windows);
      await ask(server.url, listOrders, firstPage, cookie).catch((error: Error) =>
        faults.push(`full: ${error.message}`),
      );
      if (round % 2 === 1) await server.kill();
      disk.clear();
      if (round % 2 === 1) server = await startServerProcess(environment, 'built');
      await eventually(() => submit().catch(() => undefined), 'an order after there is room again');
    }
    await server.stop();
    const { database, close } = await openEmbedded(environment.DATA_DIR);
    const orders = new Set((await database.selectFrom('orders').select('sn').execute()).map(({ sn }) => sn));
    faults.push(...(await ledgerFaults(database)));
    await close();
    const lost = acknowledged.filter((orderSn) => !orders.has(orderSn)).length;
    if (lost > 0) faults.push(`${lost} acknowledged orders lost`);
    return outcomeOf('F11', 'PGlite', `filled ${rounds} times, ${acknowledged.length} orders, ${lost} lost`, faults);
  } finally {
    await server.kill();
    disk.remove();
  }
}
