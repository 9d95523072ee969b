import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { openEmbedded } from '../../app/server/tables/openDatabase.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { signedIn, todayOf } from '../setup/remoteAgent.ts';
import { requestOf } from '../setup/requestOf.ts';
import { startServerProcess } from '../setup/serverProcess.ts';

/** The outcome of a request: a complete response, a refused connection, or a connection that was cut. */
type Ending =
  | { readonly kind: 'answered'; readonly body: string }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'cut'; readonly why: string };

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly payload: string | undefined;
}

/** Sends a request over the kept-alive connections of `agent`. Returns the outcome. */
const send = (agent: Agent, { url, method, headers, payload }: Sent) =>
  new Promise<Ending>((resolve) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => (body += text));
      answer.on('end', () => resolve({ kind: 'answered', body }));
      answer.on('error', (error) => resolve({ kind: 'cut', why: error.message }));
    });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'ECONNREFUSED' ? { kind: 'refused', why: error.message } : { kind: 'cut', why: error.message },
      ),
    );
    sent.end(payload);
  });

describe('SIGTERM under load', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tuanbao-stop-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test(
    'cuts no request, loses no answered order, and ends with 0 within ten seconds',
    { timeout: 120_000 },
    async () => {
      // A client learns that the server stops when it sends its next request. On a busy machine, this can take a
      // second.
      const server = await startServerProcess({ DATA_DIR: folder, DRAIN_MS: '2000' });
      const cookie = await signedIn(server.url);
      const product = loadCatalogue().products[0]!;
      const draft = completeDraft(product, { heads: 40, today: await todayOf(server.url) });
      const agent = new Agent({ keepAlive: true, maxSockets: 20 });
      const orders: string[] = [];
      const cuts: string[] = [];
      let answered = 0;

      const client = async (submits: boolean) => {
        for (;;) {
          const submission = {
            submissionId: crypto.randomUUID(),
            draftId: '',
            draft,
            totalFen: totalOf(product, draft),
          };
          const wire = submits ? requestOf(submitOrder, submission) : { method: 'GET', url: '/api/own/time' };
          const ending = await send(agent, {
            url: server.url + wire.url,
            method: wire.method,
            headers: { cookie, ...('type' in wire && wire.type ? { 'content-type': wire.type } : {}) },
            payload: 'payload' in wire ? wire.payload : undefined,
          });
          if (ending.kind !== 'answered') {
            if (ending.kind === 'cut') cuts.push(ending.why);
            return;
          }
          answered += 1;
          const { data } = JSON.parse(ending.body) as { data: { orderSn?: string } };
          if (data.orderSn) orders.push(data.orderSn);
        }
      };
      const clients = Array.from({ length: 20 }, (_, index) => client(index < 4));
      while (orders.length < 8) await pause(20);
      const from = Date.now();
      const code = await server.stop();
      const took = Date.now() - from;
      await Promise.all(clients);
      agent.destroy();

      expect({ code, cuts, errors: server.errors() }).toEqual({ code: 0, cuts: [], errors: '' });
      expect(took).toBeLessThan(10_000);
      expect(answered).toBeGreaterThan(orders.length);
      const { database, close } = await openEmbedded(folder);
      const kept = new Set((await database.selectFrom('orders').select('sn').execute()).map(({ sn }) => sn));
      expect(orders.filter((orderSn) => !kept.has(orderSn))).toEqual([]);
      expect(await ledgerFaults(database)).toEqual([]);
      await close();
    },
  );
});
