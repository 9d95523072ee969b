import { setTimeout as pause } from 'node:timers/promises';

import { mailPolicies } from '../../app/contract/documents.ts';
import type { BreakerState } from '../../app/server/platform/jobs/circuitBreaker.ts';
import { runOneJob } from '../../app/server/platform/jobs/jobs.ts';
import { startWorker, type Worker } from '../../app/server/platform/jobs/worker.ts';
import { lanes } from '../../app/server/services/lanes.ts';
import { jobHandlersOf } from '../../app/server/wiring/jobHandlers.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { eventually } from '../setup/remoteAgent.ts';
import { startTestApp } from '../setup/testApp.ts';
import { askForCode, type HangingGateways, hangingGateways, paidOrder } from '../setup/waitingLanes.ts';
import type { Place } from './place.ts';
import { type Outcome, outcomeOf } from './report.ts';

const jobCount = 20;
const codeCount = 50;

/**
 * Minimum pause in milliseconds between two requests for a code. With it, some codes are requested before the insurer's
 * timeouts and some after them.
 */
const leastBetweenCodesMs = 500;

const inMs = (value: number) => `${value.toFixed(0)} ms`;

/**
 * Requests codes one after another. Returns, for each code, the milliseconds from the request until the code was sent,
 * in ascending order.
 */
async function codesSent(
  outside: HangingGateways,
  betweenMs: number,
  ask: () => Promise<string>,
): Promise<readonly number[]> {
  const asked = new Map<string, number>();
  for (let count = 0; count < codeCount; count += 1) {
    const from = performance.now();
    asked.set(await ask(), from);
    await pause(betweenMs);
  }
  await eventually(
    () => Promise.resolve([...asked.keys()].every((mobile) => outside.sentAt.has(mobile)) || undefined),
    'a code',
  );
  return [...asked]
    .map(([mobile, from]) => (outside.sentAt.get(mobile) ?? Number.NaN) - from)
    .toSorted((a, b) => a - b);
}

/**
 * Promise F13: the insurer hangs for at least `seconds` seconds, while 20 policies, 20 mails and 20 refunds wait.
 * During this time 50 sign-in codes are requested, and each must be sent within 1 s.
 */
export async function lanesUnderHang(place: Place, seconds: number): Promise<Outcome> {
  const outside = hangingGateways();
  let worker: Worker | undefined;
  const server = await startTestApp({ openDatabase: () => place.open(), wakeWorker: () => worker?.wake() });
  const { database, services } = server;
  try {
    const gateways = { ...services.gateways, ...outside.over(services.gateways) };
    const runner = {
      database,
      handlers: jobHandlersOf({ ...services, gateways }),
      lanes,
      leaseSeconds: 30,
      onFailure: () => {},
    };
    const agent = await server.signIn();
    const orders = async () => {
      const sns: string[] = [];
      for (let count = 0; count < jobCount; count += 1) sns.push(await paidOrder(server, agent));
      return sns;
    };
    const policies = async () => (await database.selectFrom('policies').select('id').execute()).length;
    const insured = await orders();
    while (await runOneJob(runner, 'insurer'));
    outside.outcome = 'declined';
    await orders();
    while (await runOneJob(runner, 'insurer')); // Each of these jobs creates a refund.
    outside.outcome = 'issued';
    await orders();
    for (const orderSn of insured)
      await agent.ask(mailPolicies, { emailAddress: 'hr@example.com', orderSnList: orderSn });
    const waiting = (await database.selectFrom('jobs').select('id').execute()).length;

    outside.hangs = true;
    const betweenMs = Math.max(leastBetweenCodesMs, (seconds * 1000) / codeCount);
    const changes: { readonly lane: string; readonly state: BreakerState; readonly at: number }[] = [];
    const from = performance.now();
    const since = () => performance.now() - from;
    worker = startWorker({ ...runner, onBreaker: (lane, state) => changes.push({ lane, state, at: since() }) });
    const others = eventually(
      () => Promise.resolve(outside.mails() === jobCount && outside.refunds() === jobCount ? since() : undefined),
      'the mails and refunds',
    );
    const codes = await codesSent(outside, betweenMs, () => askForCode(server));
    const othersMs = await others;
    await eventually(() => Promise.resolve(changes.find(({ state }) => state === 'open')), 'the open breaker');
    const issuedMeanwhile = (await policies()) - jobCount;
    while (since() < seconds * 1000) await pause(100);
    const hungMs = since();
    outside.hangs = false;
    const again = performance.now();
    while ((await policies()) < 2 * jobCount && performance.now() - again < 90_000) await pause(100);
    const backMs = performance.now() - again;
    await worker.stop();

    const longest = codes.at(-1) ?? Number.NaN;
    const faults = [
      ...(waiting === 3 * jobCount ? [] : [`${waiting} jobs waited at the start`]),
      ...(codes.length === codeCount && longest < 1000 ? [] : [`a code took ${inMs(longest)}`]),
      ...(issuedMeanwhile === 0 ? [] : ['the insurer did not hang']),
      ...(changes.every(({ lane }) => lane === 'insurer') ? [] : ['a lane other than the insurer’s was left alone']),
      ...((await policies()) === 2 * jobCount ? [] : ['policies are missing']),
      ...(await ledgerFaults(database)),
    ];
    const openedAt = changes.find(({ state }) => state === 'open')?.at ?? Number.NaN;
    const reached =
      `hung for ${inMs(hungMs)}; ${codeCount} codes p50 ${inMs(codes[codeCount / 2] ?? Number.NaN)}, longest ${inMs(longest)}; ` +
      `${jobCount} mails and ${jobCount} refunds in ${inMs(othersMs)}; breaker open after ${inMs(openedAt)}; ` +
      `${jobCount} policies ${inMs(backMs)} after the insurer came back`;
    return outcomeOf('F13', place.name, reached, faults);
  } finally {
    await worker?.stop();
    await server.close();
  }
}
