import { object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { flag, nothing, shape, text, whole } from '../../wire/fields.ts';
import { reason } from '../fields.ts';
import { instant, page, pageOf, rowId } from './rows.ts';

/**
 * Identifies a job by its id, and by the number of attempts that the operator saw. If the job has another number of
 * attempts now, it has run since, and the call is refused.
 */
const seen = { id: rowId(), attempts: whole(0, 1e6) };

/** Schemas of the calls in `jobs.ts`, by call name. */
export const deskJobSchemas = {
  failedJobs: {
    request: object({ page: page(), lane: text(20).optional() }).noUnknown(),
    response: pageOf({
      id: text(20),
      kind: text(60),
      lane: text(20),
      attempts: whole(0, 1e6),
      /** Class name of the last error. */
      error: text(100),
      failedAt: instant(),
      nextTryAt: instant(),
      /** True when nothing depends on the job. The operator can then give up the job without confirmation. */
      isDispensable: flag(),
    }),
  },
  retryJob: { request: shape(seen), response: nothing() },
  giveUpJob: {
    request: shape({
      ...seen,
      /** True when the operator has confirmed that the job is given up although other work depends on it. */
      isConfirmed: flag(),
      reason: reason(),
    }),
    response: nothing(),
  },
};

/** Wire types of the calls in `jobs.ts`, by call name. */
export type DeskJobWires = WiresOf<typeof deskJobSchemas>;
