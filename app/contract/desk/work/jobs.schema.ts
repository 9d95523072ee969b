import { object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { flag, nothing, shape, text, whole } from '../../wire/fields.ts';
import { reason } from '../fields.ts';
import { instant, page, pageOf, rowId } from './rows.ts';

/** A job in the state in which the operator saw it: with this number of attempts. */
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
      /** Name of the last error's class. */
      error: text(100),
      failedAt: instant(),
      nextTryAt: instant(),
      /** True when nothing depends on the job, so that giving it up needs no confirmation. */
      isDispensable: flag(),
    }),
  },
  retryJob: { request: shape(seen), response: nothing() },
  giveUpJob: {
    request: shape({
      ...seen,
      /** True when the operator has confirmed that nothing continues the business of the job. */
      isConfirmed: flag(),
      reason: reason(),
    }),
    response: nothing(),
  },
};

/** Wire types of the calls in `jobs.ts`, by call name. */
export type DeskJobWires = WiresOf<typeof deskJobSchemas>;
