import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { listOrders, orderDetail, submitOrder } from '../../app/contract/orders.ts';
import { openPostgres } from '../../app/server/tables/openDatabase.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeUnless } from '../setup/describeUnless.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { ask, eventually, signedIn, submitted, todayOf } from '../setup/remoteAgent.ts';
import { type ServerProcess, startServerProcess } from '../setup/serverProcess.ts';
import { newSmallDisk, type SmallDisk } from '../setup/smallDisk.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const product = loadCatalogue().products[0]!;
const megabyte = 1024 * 1024;
const full = '系统存储空间不足，暂时无法保存，已有内容仍可查看';
const firstPage = { page: 1, pageSize: 4, statuses: [], keyword: '' };

// Creating a small disk needs an account that may mount file systems: root, or an account with sudo.
const disk: SmallDisk | null = newSmallDisk(160);
const noDisk = disk ? null : 'this account may not mount a small disk';
afterAll(() => disk?.remove());

describeUnless(noDisk)('the disk of the embedded database is full', () => {
  let server: ServerProcess;
  let cookie: string;
  beforeAll(async () => {
    server = await startServerProcess({
      DATA_DIR: join(disk!.folder, 'data'),
      DISK_RESERVE_MB: '16',
      LOG_LEVEL: 'fatal',
    });
    cookie = await signedIn(server.url);
  });
  afterAll(async () => {
    await server.stop();
  });

  const submit = async () => submitted(server.url, cookie, product, { heads: 20, today: await todayOf(server.url) });
  /**
   * Submits orders until `isWanted` is true for an outcome. An outcome is the order's number, or the text of the error.
   */
  const submitUntil = (isWanted: (outcome: string) => boolean, what: string) =>
    eventually(async () => {
      const outcome = await submit().catch((error: Error) => error.message);
      return isWanted(outcome) ? outcome : undefined;
    }, what);

  test('writes are refused with a message, reads continue, and with free space everything works again', async () => {
    const before = await submit();
    disk!.fill(8 * megabyte);
    expect(await submitUntil((outcome) => outcome.includes('refused'), 'the refusal')).toContain(full);

    const listed = await ask(server.url, listOrders, firstPage, cookie);
    // After this order, an unknown number of orders was submitted until the disk was full. So this order is searched by
    // its number.
    const found = await ask(server.url, listOrders, { ...firstPage, keyword: before }, cookie);
    expect(found.data.orders.map(({ orderSn }) => orderSn)).toEqual([before]);
    expect((await ask(server.url, orderDetail, { orderSn: before }, cookie)).data.persons).toHaveLength(20);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

    disk!.clear();
    const after = await submitUntil((outcome) => !outcome.includes('refused'), 'an order');
    const { total } = (await ask(server.url, listOrders, firstPage, cookie)).data;
    expect(total).toBe(listed.data.total + 1);
    expect(after).not.toBe(before);
  });
});

const onServer = async (...statements: readonly string[]) => {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

const submission = (heads: number) => {
  const draft = completeDraft(product, { heads });
  return { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
};

const ownPostgres = process.env['TEST_DATABASE_URL'] === undefined;

describeUnless(ownPostgres ? noDisk : 'the PostgreSQL of TEST_DATABASE_URL is not ours to fill')(
  "the disk of PostgreSQL's tables is full",
  () => {
    let server: TestApp;
    const name = `tuanbao_full_${crypto.randomUUID().replaceAll('-', '')}`;
    beforeAll(async () => {
      const place = join(disk!.folder, name);
      mkdirSync(place);
      chmodSync(place, 0o700);
      const client = new Client({ connectionString: inject('postgresUrl') });
      await client.connect();
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      await client.end();
      const { uid, gid } = statSync(rows[0]?.data_directory ?? '');
      if (process.getuid?.() === 0) chownSync(place, uid, gid);
      await onServer(`create tablespace ${name} location '${place}'`, `create database ${name} tablespace ${name}`);
      const url = new URL(inject('postgresUrl'));
      url.pathname = `/${name}`;
      server = await startTestApp({ openDatabase: () => Promise.resolve(openPostgres(url.href)) });
    });
    afterAll(async () => {
      await server.close();
      await onServer(`drop database ${name} with (force)`, `drop tablespace ${name}`);
    });

    test('an order without free space is refused completely, reads continue, and with free space it is accepted', async () => {
      const agent = await server.signIn();
      const { orderSn } = await agent.ask(submitOrder, submission(3));
      disk!.fill(0);
      const large = submission(2000);
      const refused = await agent.send(submitOrder, large);
      expect(refused).toMatchObject({ status: 507, info: full });

      expect((await agent.ask(listOrders, firstPage)).orders.map((order) => order.orderSn)).toEqual([orderSn]);
      expect((await agent.ask(orderDetail, { orderSn })).persons).toHaveLength(3);
      expect(await ledgerFaults(server.database)).toEqual([]);

      disk!.clear();
      await agent.ask(submitOrder, large);
      expect((await agent.ask(listOrders, firstPage)).total).toBe(2);
      expect(await ledgerFaults(server.database)).toEqual([]);
    });
  },
);
