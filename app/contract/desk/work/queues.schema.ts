import { mixed } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { listOf, nothing, shape, whole } from '../../wire/fields.ts';
import { type WorkQueue, workQueues } from './queueNames.ts';
import { instant } from './rows.ts';

/** Schemas of the calls in `queues.ts`, by call name. */
export const workQueueSchemas = {
  workOverview: {
    request: nothing(),
    response: shape({
      /** Time of the server, from which the ages of the entries are computed. */
      now: instant(),
      queues: listOf(
        shape({
          queue: mixed<WorkQueue>().oneOf(workQueues).required(),
          waiting: whole(0, 1e9),
          /** Instant since which the oldest entry waits; empty if no entry waits. */
          oldestSince: instant(),
        }),
        100,
      ),
    }),
  },
};

/** Wire types of the calls in `queues.ts`, by call name. */
export type WorkQueueWires = WiresOf<typeof workQueueSchemas>;
