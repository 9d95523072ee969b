import { asIs, call } from './call.ts';
import type { WorkloadWires } from './workload.schema.ts';

/** Days before the end of cover at which the work home counts policies; each count holds the shorter ones. */
export const expiryHorizons = [60, 30, 7] as const;
export type ExpiryHorizon = (typeof expiryHorizons)[number];

/**
 * Numbers of orders, drafts and endorsements that wait for the caller. Each equals the count of the list that it leads
 * to; shown first on `/entry`.
 */
export const workload = call('GET', '/api/own/workload', {
  summary: 'What waits for the caller, as numbers',
  request: asIs<WorkloadWires['workload']['request']>(),
  response: asIs<WorkloadWires['workload']['response']>(),
});
