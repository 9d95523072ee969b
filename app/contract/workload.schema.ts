import type { WiresOf } from './callSchemas.ts';
import { nothing, shape, text, whole } from './wire/fields.ts';

const count = () => whole(0, 1e9);

/** Schemas of the calls in `workload.ts`, by their names. */
export const workloadSchemas = {
  workload: {
    request: nothing(),
    response: shape({
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
      /** Surrenders that the insurer decided in the last 7 days, its own among them. */
      surrendersDecided: count(),
      /** ISO instant of the last of these decisions; empty where there is none. */
      surrendersDecidedAt: text(40),
    }),
  },
};

/** Wire types of these calls. */
export type WorkloadWires = WiresOf<typeof workloadSchemas>;
