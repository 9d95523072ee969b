import type { WiresOf } from './callSchemas.ts';
import { nothing, shape, text, whole } from './wire/fields.ts';

const count = () => whole(0, 1e9);

/** Schemas of the calls in `workload.ts`, by call name. */
export const workloadSchemas = {
  workload: {
    request: nothing(),
    response: shape({
      /**
       * Number of orders that await payment (55) and can still be paid, because their cover starts tomorrow or later.
       */
      unpaid: count(),
      /** Number of orders whose materials the insurer rejected (120). */
      materialsRejected: count(),
      /** Number of policies for which materials are still due (201). */
      materialsDue: count(),
      drafts: count(),
      /** Number of endorsements for which materials have to be uploaded. */
      endorsementsToUpload: count(),
      expiringIn60: count(),
      expiringIn30: count(),
      expiringIn7: count(),
      /** Number of unpaid orders that were closed automatically in the last 7 days. */
      closedUnpaid: count(),
      /**
       * Instant (ISO 8601) at which the latest of these unpaid orders was closed; empty if no such order was closed.
       */
      closedUnpaidAt: text(40),
      /**
       * Number of surrenders that the insurer decided in the last 7 days, including those that the insurer started
       * itself.
       */
      surrendersDecided: count(),
      /** Instant (ISO 8601) of the latest of these decisions on surrenders; empty if there was no such decision. */
      surrendersDecidedAt: text(40),
    }),
  },
};

/** Wire types of the calls in `workload.ts`, by call name. */
export type WorkloadWires = WiresOf<typeof workloadSchemas>;
