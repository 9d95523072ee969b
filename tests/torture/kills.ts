import { setTimeout as pause } from 'node:timers/promises';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { orderState } from '../../app/contract/ownCalls.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { ask, eventually, orderToPay, pay, signedIn, submitted, todayOf } from '../setup/remoteAgent.ts';
import { startServerProcess } from '../setup/serverProcess.ts';
import type { Place } from './place.ts';
import { type Random } from './random.ts';
import { type Outcome, outcomeOf } from './report.ts';

const product = loadCatalogue().products[0]!;

/** Reads the data after a server was killed: the number of lost orders, the number of policies, and broken rules. */
async function leftBehind(place: Place, orderSns: readonly string[]) {
  const { database, close } = await place.open();
  const orders = new Set((await database.selectFrom('orders').select('sn').execute()).map(({ sn }) => sn));
  const policies = await database.selectFrom('policies').select('order_id').execute();
  const faults = await ledgerFaults(database);
  await close();
  return { lost: orderSns.filter((orderSn) => !orders.has(orderSn)).length, policies: policies.length, faults };
}

const perProcess = { SANDBOX_INSURER_DELAY_MS: '60', JOB_LEASE_SECONDS: '1' };

/**
 * Promise F1: kills the server up to 200 ms after the payment callback, before or after the policy is issued. This is
 * done `rounds` times. Each paid order must have exactly one policy.
 */
export async function killsBeforePolicies(place: Place, rounds: number, random: Random): Promise<Outcome> {
  const environment = { ...place.environment, ...perProcess };
  let server = await startServerProcess(environment, 'built');
  const cookie = await signedIn(server.url);
  const paid: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { orderSn, payUrl } = await orderToPay(server.url, cookie, product);
    await pay(payUrl);
    paid.push(orderSn);
    await pause(random() * 200);
    await server.kill();
    server = await startServerProcess(environment, 'built');
    await eventually(async () => {
      const { status } = (await ask(server.url, orderState, { orderSn }, cookie)).data;
      return status === 'insured' ? status : undefined;
    }, 'the policy');
  }
  await server.kill();
  const { lost, policies, faults } = await leftBehind(place, paid);
  const isWhole = policies === paid.length && lost === 0;
  const reached = `${rounds} kills, ${lost} orders lost, ${policies} policies for ${paid.length} paid orders`;
  return outcomeOf('F1', place.name, reached, isWhole ? faults : [reached, ...faults]);
}

/**
 * Promise F2: kills the server while four clients of an agent submit orders. Afterwards, each order whose response
 * arrived must exist.
 */
export async function killsDuringWrites(place: Place, rounds: number, random: Random): Promise<Outcome> {
  const acknowledged: string[] = [];
  let cookie = '';
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess(place.environment, 'built');
    cookie ||= await signedIn(server.url);
    const today = await todayOf(server.url);
    const killed = new AbortController();
    const windows = Array.from({ length: 4 }, async () => {
      while (!killed.signal.aborted) {
        try {
          acknowledged.push(await submitted(server.url, cookie, product, { heads: 20, today }));
        } catch (error) {
          if (!killed.signal.aborted) throw error;
        }
      }
    });
    await pause(300 + random() * 700);
    killed.abort();
    await server.kill();
    await Promise.all(windows);
  }
  const { lost, faults } = await leftBehind(place, acknowledged);
  const reached = `${rounds} kills, ${acknowledged.length} acknowledged orders, ${lost} lost`;
  return outcomeOf('F2', place.name, reached, lost === 0 ? faults : [reached, ...faults]);
}
