import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderDetail } from '../../app/contract/orders.ts';
import { sendLoginCode, signIn } from '../../app/contract/session.ts';
import { metricsOf } from '../../app/server/platform/metrics/metrics.ts';
import { lanes } from '../../app/server/services/lanes.ts';
import { buildApp } from '../../app/server/wiring/buildApp.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const token = 'a token of some length';

const counted = (method: string, route: string) =>
  `tuanbao_unknown_request_fields_total{method="${method}",route="${route}"}`;

describeOnBothDatabases('the metrics of a server', (openDatabase) => {
  let server: TestApp;
  let app: FastifyInstance;
  const logs: string[] = [];
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    const figures = metricsOf(server.database, () => ({ open: 3, idle: 1, waiting: 0 }), Object.keys(lanes));
    app = await buildApp({
      settings: { publicUrl: null, logLevel: 'info' },
      services: server.services,
      sandbox: null,
      metrics: { meters: figures, token },
      logStream: { write: (line) => logs.push(line) },
    });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const text = async () => (await app.inject('/metrics')).body;

  test('count requests by route template and status, and name no address', async () => {
    await app.inject('/healthz');
    await app.inject(`${orderDetail.path}?orderSn=TB20261120SECRET`);
    await app.inject('/nowhere/13800138000');
    const figures = await text();

    expect(figures).toContain(
      'tuanbao_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
    );
    expect(figures).toContain(`route="${orderDetail.path}"`);
    expect(figures).not.toContain('SECRET');
    expect(figures).not.toContain('13800138000');
  });

  test('count unknown fields of requests by call, and name neither them nor their values', async () => {
    await app.inject({
      method: 'POST',
      url: signIn.path,
      payload: new URLSearchParams({ mobile: 'x', secretField: '1' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await app.inject({ url: `${sendLoginCode.path}?mobile=x&secretField=SECRET` });
    const figures = await text();

    expect(figures).toContain(`${counted('POST', signIn.path)} 1`);
    expect(figures).toContain(`${counted('GET', sendLoginCode.path)} 1`);
    expect(figures).not.toContain('secretField');
    expect(figures).not.toContain('SECRET');
  });

  test('contain jobs, connections and the process', async () => {
    await server.database
      .insertInto('jobs')
      .values([
        { kind: 'policy.issue', key: 'due', payload: '{}', run_at: new Date(Date.now() - 60_000) },
        { kind: 'policy.issue', key: 'later', payload: '{}', run_at: new Date(Date.now() + 60_000) },
        { kind: 'policy.issue', key: 'failed', payload: '{}', failed_at: new Date() },
      ])
      .execute();
    const figures = await text();
    await server.database.deleteFrom('jobs').execute();

    for (const state of ['due', 'waiting', 'failed']) expect(figures).toContain(`tuanbao_jobs{state="${state}"} 1`);
    expect(Number(/^tuanbao_jobs_oldest_due_seconds (\S+)/m.exec(figures)?.[1])).toBeGreaterThan(50);
    expect(figures).toContain('tuanbao_database_connections{state="open"} 3');
    expect(figures).toContain('tuanbao_database_up 1');
    expect(figures).toMatch(/process_resident_memory_bytes \d+/);
  });

  test('are only returned on the machine itself, and with the token', async () => {
    const far = { url: '/metrics', remoteAddress: '203.0.113.7' };

    expect((await app.inject('/metrics')).statusCode).toBe(200);
    expect((await app.inject(far)).statusCode).toBe(404);
    expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode).toBe(404);
    expect((await app.inject({ ...far, headers: { authorization: 'Bearer wrong' } })).statusCode).toBe(404);
    expect((await app.inject({ ...far, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200);
  });

  test('a request has its own id, in its response and in its log line', async () => {
    const answers = await Promise.all([app.inject('/healthz'), app.inject('/healthz')]);
    const ids = answers.map(({ headers }) => String(headers['x-request-id']));

    expect(new Set(ids).size).toBe(2);
    for (const id of ids) {
      const line = JSON.parse(logs.find((each) => each.includes(id)) ?? '{}') as object;
      expect(line).toMatchObject({ reqId: id, method: 'GET', route: '/healthz', status: 200 });
    }
  });
});
