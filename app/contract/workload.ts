import { asIs, call } from './call.ts';
import type { WorkloadWires } from './workload.schema.ts';

/**
 * Numbers of days before the end of cover for which the start page counts policies. Each count includes the shorter
 * ones.
 */
export const expiryHorizons = [60, 30, 7] as const;
export type ExpiryHorizon = (typeof expiryHorizons)[number];

/**
 * Returns the numbers of orders, drafts and endorsements that need an action of the caller. Each number equals the
 * length of the list that it links to. `/entry` shows them first.
 */
export const workload = call('GET', '/api/own/workload', {
  summary: 'What waits for the caller, as numbers',
  request: asIs<WorkloadWires['workload']['request']>(),
  response: asIs<WorkloadWires['workload']['response']>(),
});
