import { asIs, call } from './call.ts';
import type { WorkloadWires } from './workload.schema.ts';

/**
 * Numbers of days: for each of them, the start page counts the policies whose cover ends within so many days. A policy
 * that ends within 7 days is therefore in all three counts.
 */
export const expiryHorizons = [60, 30, 7] as const;
export type ExpiryHorizon = (typeof expiryHorizons)[number];

/**
 * Returns how many orders, drafts and endorsements need an action of the caller. Each number links to a list that has
 * exactly so many entries. `/entry` shows the numbers first.
 */
export const workload = call('GET', '/api/own/workload', {
  summary: 'What waits for the caller, as numbers',
  request: asIs<WorkloadWires['workload']['request']>(),
  response: asIs<WorkloadWires['workload']['response']>(),
});
