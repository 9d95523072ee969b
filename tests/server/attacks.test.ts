import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { currentUser, sendLoginCode } from '../../app/contract/session.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { allCalls, type AnyCall } from '../setup/allCalls.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { requestOf } from '../setup/requestOf.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const foreign = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
];

/**
 * Returns an address of a call. The values of its parameters don't matter, because the server refuses the request
 * before it reads them.
 */
const addressOf = ({ path }: AnyCall) => path.replaceAll(/:\w+/g, 'some');

describeOnBothDatabases('an attacker', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  describe("with a site that the agent's browser visits", () => {
    test.each([...allCalls])('has no effect by %s', async (_, call) => {
      for (const headers of foreign) {
        const answer = await server.app.inject({
          method: call.method,
          url: addressOf(call),
          headers: { cookie: agent.cookie, 'content-type': 'application/json', ...headers },
          ...(call.method === 'GET' ? {} : { payload: '{}' }),
        });

        expect(answer.statusCode, `${call.path} ${JSON.stringify(headers)}`).toBe(403);
        expect(answer.json<{ resCode: string }>().resCode).toBe(resultCodes.crossSite);
      }
    });

    test('has not ended the session by a GET, and sent no message', async () => {
      expect((await agent.ask(currentUser, {})).loginStatus).toBe(true);
      const { url } = requestOf(sendLoginCode, { mobile: '13800138000', type: '1' });
      await server.app.inject({ url, headers: { 'sec-fetch-site': 'cross-site' } });
      await server.runDueJobs();

      expect(await server.lastCode('13800138000')).toBeUndefined();
    });
  });

  test('with a copy of the whole database can not sign in', async () => {
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product);
    await agent.ask(submitOrder, { submissionId: 'copied', draftId: '', draft, totalFen: totalOf(product, draft) });
    const tables = (await server.database.introspection.getTables()).map(({ name }) => name);
    const values = new Set<string>();
    for (const table of tables) {
      const rows = await server.database
        .selectFrom(table as 'orders')
        .selectAll()
        .execute();
      for (const value of rows.flatMap((row) => Object.values(row) as unknown[])) {
        if (value instanceof Uint8Array) {
          for (const encoding of ['base64url', 'base64', 'hex'] as const) {
            values.add(Buffer.from(value).toString(encoding));
          }
        } else if (typeof value === 'string') values.add(value);
      }
    }
    const { method, url } = requestOf(currentUser, {});
    const headers = { 'content-type': 'application/json' };
    const accepted: string[] = [];
    for (const value of values) {
      const cookie = `tuanbao-session=${encodeURIComponent(value)}`;
      const answer = await server.app.inject({ method, url, payload: '{}', headers: { ...headers, cookie } });
      if (answer.json<{ resCode: string }>().resCode !== resultCodes.notSignedIn) accepted.push(value);
    }

    expect(values.size).toBeGreaterThan(100);
    expect(accepted).toEqual([]);
  });
});
