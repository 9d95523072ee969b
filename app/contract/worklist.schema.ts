import { type DoneWork, doneWorks } from '@tuanbao/library/domain/worklist/doneWork';
import { type WorkGroup, workGroups, type WorkTask, workTasks } from '@tuanbao/library/domain/worklist/workTask';
import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { dayOrEmpty, listOf, shape, text, whole, wholeInUrl } from './wire/fields.ts';

const count = () => whole(0, 1e9);

const queryWire = object({
  pageIndex: wholeInUrl(1, 100_000).required(),
  pageSize: wholeInUrl(1, 50).required(),
  /** Group of tasks; absent for all tasks. */
  group: mixed<WorkGroup>().oneOf(workGroups).optional(),
}).noUnknown();
export type WorklistQueryWire = InferType<typeof queryWire>;

/** Fields that name the subject of an entry. */
const subject = {
  /**
   * Number or id of the subject, which is the order, endorsement, quotation or draft of the entry. The address of the
   * subject's page contains this value.
   */
  ref: text(60),
  /** Number by which the agent knows the order, policy, endorsement or quotation; empty for an unfinished order. */
  number: text(60),
  productId: text(40),
  productName: text(200),
  groupName: text(200),
};

const lineWire = shape({
  ...subject,
  task: mixed<WorkTask>().oneOf(workTasks).required(),
  /** Last day on which the task can be done; empty if there is no such day. */
  dueDate: dayOrEmpty(),
  /** Instant (ISO 8601) since which the task waits. */
  since: text(40),
  /** Reason that the insurer gave for a rejection, or the insurer's question; empty if the insurer gave no text. */
  reason: text(1000),
  /** Name of the alternative that the customer accepted; empty if no alternative was accepted. */
  schemeName: text(60),
});
export type WorkLineWire = InferType<typeof lineWire>;

const doneWire = shape({
  ...subject,
  done: mixed<DoneWork>().oneOf(doneWorks).required(),
  /** Instant (ISO 8601) at which the work was done. */
  at: text(40),
});

const groupCounts = () =>
  shape({
    materials: count(),
    payment: count(),
    expiring: count(),
    quotation: count(),
    endorsement: count(),
    invoice: count(),
    unfinished: count(),
  } satisfies Record<WorkGroup, unknown>);

/** Schemas of the calls in `worklist.ts`, by call name. */
export const worklistSchemas = {
  worklist: {
    request: queryWire,
    response: shape({
      /** Number of entries in the requested group, or in all groups if the request names no group. */
      total: count(),
      /** Number of entries in each group. */
      groups: groupCounts(),
      list: listOf(lineWire, 50),
      /** Changes that the agent made today, newest first, at most 50: for each subject, only the latest change. */
      doneToday: listOf(doneWire, 50),
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

/** Wire types of the calls in `worklist.ts`, by call name. */
export type WorklistWires = WiresOf<typeof worklistSchemas>;
