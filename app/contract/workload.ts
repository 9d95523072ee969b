import { asIs, call } from './call.ts';
import { nothing, shape, text, whole } from './fields.ts';

/** Days before the end of cover at which the work home counts policies; each count holds the shorter ones. */
export const expiryHorizons = [60, 30, 7] as const;
export type ExpiryHorizon = (typeof expiryHorizons)[number];

const count = () => whole(0, 1e9);

/**
 * Numbers of orders, drafts and endorsements that wait for the caller. Each equals the count of the list that it leads
 * to; shown first on `/entry`.
 */
export const workload = call('GET', '/api/own/workload', {
  summary: 'What waits for the caller, as numbers',
  request: asIs(nothing()),
  response: asIs(
    shape({
      /** Orders that await payment (55) and can still be paid: cover starts tomorrow or later. */
      unpaid: count(),
      /** Orders whose papers the insurer sent back (120). */
      materialsRejected: count(),
      /** Policies whose papers are still due (201). */
      materialsDue: count(),
      drafts: count(),
      /** Endorsements whose papers are to be uploaded. */
      endorsementsToUpload: count(),
      expiringIn60: count(),
      expiringIn30: count(),
      expiringIn7: count(),
      /** Orders that closed unpaid by themselves in the last 7 days. */
      closedUnpaid: count(),
      /** ISO instant of the last of them; empty where there is none. */
      closedUnpaidAt: text(40),
    }),
  ),
});
