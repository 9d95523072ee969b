import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { isSuccess } from '../../app/contract/envelope.ts';
import { listOrders, submitOrder } from '../../app/contract/orders.ts';
import { openPostgres } from '../../app/server/tables/openDatabase.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeUnless } from '../setup/describeUnless.ts';
import { findPostgres } from '../setup/findPostgres.mjs';
import { ledgerFaults } from '../setup/ledger.ts';
import { newPostgresServer, type PostgresServer } from '../setup/postgresServer.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const found = findPostgres();

// The test stops the database server, so it needs the programs of PostgreSQL. An address in TEST_DATABASE_URL isn't
// enough.
describeUnless(found ? null : 'no PostgreSQL here that may be stopped')(
  'a database that goes away and comes back',
  () => {
    let postgres: PostgresServer;
    let server: TestApp;
    beforeAll(async () => {
      postgres = await newPostgresServer(found?.bin ?? '');
      server = await startTestApp({ openDatabase: () => Promise.resolve(openPostgres(postgres.url)) });
    });
    afterAll(async () => {
      await server.close();
      await postgres.remove();
    });

    test('causes only "busy" responses for its clients', async () => {
      const agent = await server.signIn();
      const product = server.services.catalogue.products[0]!;
      const draft = completeDraft(product);
      const statuses = new Set<number>();
      const refusals = new Set<string>();
      const stopped = new AbortController();
      let accepted = 0;

      const client = async () => {
        while (!stopped.signal.aborted) {
          const submission = {
            submissionId: crypto.randomUUID(),
            draftId: '',
            draft,
            totalFen: totalOf(product, draft),
          };
          const reply = await agent.send(submitOrder, submission);
          statuses.add(reply.status);
          if (isSuccess(reply)) accepted += 1;
          else refusals.add(reply.info);
          await pause(20);
        }
      };
      const clients = Promise.all(Array.from({ length: 10 }, client));
      await pause(500);
      await postgres.stop();
      await pause(1500);
      expect((await server.app.inject('/readyz')).statusCode).toBe(503);
      expect((await server.app.inject('/healthz')).statusCode).toBe(200);
      await postgres.start();
      const back = Date.now();
      let page = await agent.send(listOrders, { page: 1, pageSize: 4, statuses: [], keyword: '' });
      while (!isSuccess(page) && Date.now() - back < 5000) {
        page = await agent.send(listOrders, { page: 1, pageSize: 4, statuses: [], keyword: '' });
      }
      expect(Date.now() - back).toBeLessThan(1000);
      await pause(300);
      stopped.abort();
      await clients;

      expect(statuses).toEqual(new Set([200, 503]));
      expect(refusals).toEqual(new Set(['系统繁忙，请稍后重试']));
      const { total } = await agent.ask(listOrders, { page: 1, pageSize: 4, statuses: [], keyword: '' });
      expect(accepted).toBeGreaterThan(10);
      // The response to a committed order can get lost, so there may be more orders than accepted responses, but never
      // fewer.
      expect(total).toBeGreaterThanOrEqual(accepted);
      expect(await ledgerFaults(server.database)).toEqual([]);
    });
  },
);
