import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type JobRunner, runOneJob } from '../../app/server/platform/jobs/jobs.ts';
import { startWorker, type Worker } from '../../app/server/platform/jobs/worker.ts';
import { metricsOf } from '../../app/server/platform/metrics/metrics.ts';
import { lanes } from '../../app/server/services/lanes.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import { askForCode, handlersOver, hangingGateways, paidOrder, runnerOf } from '../setup/waitingLanes.ts';

const policyCount = 12;

describeOnBothDatabases('jobs in lanes', (openDatabase) => {
  const outside = hangingGateways();
  let server: TestApp;
  let worker: Worker | undefined;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase, wakeWorker: () => worker?.wake() });
  });
  afterAll(async () => {
    await worker?.stop();
    await server.close();
  });

  const runner = (handlers: JobRunner['handlers']): JobRunner => runnerOf(server, handlers);
  const handlers = () => handlersOver(server, outside);
  const jobsOf = (key: string) => server.database.selectFrom('jobs').selectAll().where('key', 'like', key).execute();
  const policies = async () => (await server.database.selectFrom('policies').select('id').execute()).length;

  test('a code is sent at once while the insurer hangs; the insurer gets no more requests, and its policies are issued when it works again', async () => {
    const agent = await server.signIn();
    for (let count = 0; count < policyCount; count += 1) await paidOrder(server, agent);
    outside.hangs = true;
    const figures = metricsOf(server.database, () => ({ open: 1, idle: 0, waiting: 0 }), Object.keys(lanes));
    const changes: string[] = [];
    worker = startWorker({
      ...runner(handlers()),
      lanes: { ...lanes, insurer: { concurrency: 4, timeoutMs: 300 } },
      breaker: { threshold: 5, firstPauseMs: 400, longestPauseMs: 400 },
      onEnd: (end) => figures.noteJobEnd(end),
      onLane: (lane) => figures.noteLane(lane),
      onBreaker: (lane, state) => changes.push(`${lane} ${state}`),
    });

    await vi.waitFor(
      async () => expect(await figures.text()).toContain('tuanbao_lane_jobs{lane="insurer",state="running"} 4'),
      { timeout: 15_000 },
    );
    const from = performance.now();
    const mobile = await askForCode(server);
    await vi.waitFor(() => expect(outside.sentAt.has(mobile)).toBe(true), { timeout: 15_000 });
    expect((outside.sentAt.get(mobile) ?? Infinity) - from).toBeLessThan(1000);

    await vi.waitFor(() => expect(changes[0]).toBe('insurer open'), { timeout: 10_000 });
    const text = await figures.text();
    expect(text).toMatch(/tuanbao_lane_breaker\{lane="insurer"\} [12]/);
    expect(text).toContain('tuanbao_lane_breaker{lane="sms"} 0');
    expect(text).toMatch(/tuanbao_job_duration_seconds_count\{lane="insurer",outcome="partyFailed"\} [5-9]/);
    expect(text).toMatch(
      /tuanbao_lane_oldest_seconds\{lane="insurer"\} 0\.\d*[1-9]|tuanbao_lane_oldest_seconds\{lane="insurer"\} [1-9]/,
    );

    outside.hangs = false;
    await vi.waitFor(async () => expect(await policies()).toBe(policyCount), { timeout: 25_000, interval: 100 });
    expect(changes.at(-1)).toBe('insurer closed');
    expect(await ledgerFaults(server.database)).toEqual([]);
    await worker.stop();
    worker = undefined;
  }, 60_000);

  test('a job that fails repeatedly is shown as failed, is tried again hours later, and is never lost', async () => {
    const agent = await server.signIn();
    const orderSn = await paidOrder(server, agent);
    const failing = { ...handlers(), 'policy.issue': () => Promise.reject(new Error('no answer')) };
    await server.database
      .updateTable('jobs')
      .set({ attempts: 11, run_at: new Date(0) })
      .execute();
    const ends: (boolean | undefined)[] = [];
    await runOneJob({ ...runner(failing), onEnd: ({ failure }) => ends.push(failure?.isGivenUp) }, 'insurer');
    const [failed] = await jobsOf('policy.issue:%');

    expect(ends).toEqual([true]);
    expect(failed?.failed_at).not.toBeNull();
    const hoursUntilNext = ((failed?.run_at.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hoursUntilNext).toBeGreaterThan(5);
    expect(hoursUntilNext).toBeLessThan(7);
    expect(
      await metricsOf(server.database, () => ({ open: 1, idle: 0, waiting: 0 }), Object.keys(lanes)).text(),
    ).toContain('tuanbao_lane_jobs{lane="insurer",state="failed"} 1');

    await server.database
      .updateTable('jobs')
      .set({ run_at: new Date(0) })
      .execute();
    await runOneJob(runner(handlers()), 'insurer');
    expect(await jobsOf('policy.issue:%')).toEqual([]);
    expect(await policies()).toBe(policyCount + 1);
    expect(orderSn).not.toBe('');
  });

  test('a job that takes longer than its lease is not taken by another worker', async () => {
    const agent = await server.signIn();
    await paidOrder(server, agent);
    const held = Promise.withResolvers<void>();
    let calls = 0;
    const slow: JobRunner['handlers'] = {
      ...handlers(),
      'policy.issue': async (payload) => {
        calls += 1;
        await held.promise;
        return handlers()['policy.issue']!(payload);
      },
    };
    const first = runOneJob({ ...runner(slow), leaseSeconds: 1 }, 'insurer');
    await vi.waitFor(() => expect(calls).toBe(1), { timeout: 15_000 });
    const [leased] = await jobsOf('policy.issue:%');
    await vi.waitFor(
      async () => {
        const [renewed] = await jobsOf('policy.issue:%');
        expect(renewed!.run_at.getTime()).toBeGreaterThan(leased!.run_at.getTime() + 500);
      },
      { timeout: 15_000 },
    );
    expect(await runOneJob({ ...runner(slow), leaseSeconds: 1 }, 'insurer')).toBe(false);
    held.resolve();
    await first;

    expect(calls).toBe(1);
    expect(await jobsOf('policy.issue:%')).toEqual([]);
  });

  test('a worker that lost its job to another one stores nothing', async () => {
    const agent = await server.signIn();
    await paidOrder(server, agent);
    const before = await policies();
    const held = Promise.withResolvers<void>();
    const slow: JobRunner['handlers'] = {
      ...handlers(),
      'policy.issue': async (payload) => {
        await held.promise;
        return handlers()['policy.issue']!(payload);
      },
    };
    const first = runOneJob({ ...runner(slow), leaseSeconds: 0 }, 'insurer');
    await vi.waitFor(async () => expect((await jobsOf('policy.issue:%'))[0]?.attempts).toBe(1), { timeout: 15_000 });
    const failing = { ...handlers(), 'policy.issue': () => Promise.reject(new Error('no answer')) };
    await runOneJob(runner(failing), 'insurer');
    held.resolve();
    await first;

    expect(await policies()).toBe(before);
    expect(await jobsOf('policy.issue:%')).toHaveLength(1);
    await server.database
      .updateTable('jobs')
      .set({ run_at: new Date(0) })
      .execute();
    await runOneJob(runner(handlers()), 'insurer');
    expect(await policies()).toBe(before + 1);
  });

  test('a code that expired while messages could not be sent is not sent any more', async () => {
    const sent = outside.sentAt.size;
    await askForCode(server);
    await server.clock.moveBy(11 * 60_000);
    await runOneJob(runner(handlers()), 'sms');

    expect(outside.sentAt.size).toBe(sent);
    expect(await jobsOf('sms.send:%')).toEqual([]);
  });
});
