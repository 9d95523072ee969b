import type { WiresOf } from './callSchemas.ts';
import { nothing, shape, text, whole } from './wire/fields.ts';

const count = () => whole(0, 1e9);

/** Schemas of the calls in `workload.ts`, by call name. */
export const workloadSchemas = {
  workload: {
    request: nothing(),
    response: shape({
      /** Orders that await payment (55) and can still be paid, because cover starts tomorrow or later. */
      unpaid: count(),
      /** Orders whose materials the insurer rejected (120). */
      materialsRejected: count(),
      /** Policies with materials that are still due (201). */
      materialsDue: count(),
      drafts: count(),
      /** Endorsements with materials to upload. */
      endorsementsToUpload: count(),
      expiringIn60: count(),
      expiringIn30: count(),
      expiringIn7: count(),
      /** Unpaid orders that were closed automatically in the last 7 days. */
      closedUnpaid: count(),
      /** ISO instant at which the latest of them was closed; empty when there is none. */
      closedUnpaidAt: text(40),
      /** Surrenders that the insurer decided in the last 7 days, including surrenders by the insurer itself. */
      surrendersDecided: count(),
      /** ISO instant of the latest of these decisions; empty when there is none. */
      surrendersDecidedAt: text(40),
    }),
  },
};

/** Wire types of these calls. */
export type WorkloadWires = WiresOf<typeof workloadSchemas>;
