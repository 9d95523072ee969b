import type { Permission } from '../permissions.ts';

/** For each queue of work: the permission that an operator needs to see the queue. */
export const permissionOfQueue = {
  offlineOrders: 'offlineOrders.handle',
  transfers: 'transfers.match',
  failedJobs: 'jobs.handle',
  refunds: 'refunds.ask',
  materials: 'materials.check',
  insurerWork: 'insurerWork.decide',
  notices: 'notices.match',
} as const satisfies Readonly<Record<string, Permission>>;

/** Name of a queue of work. */
export type WorkQueue = keyof typeof permissionOfQueue;

/** Names of all queues of work. */
export const workQueues = Object.keys(permissionOfQueue) as readonly WorkQueue[];
