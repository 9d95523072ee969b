import type { WorkQueue } from '../../contract/desk/work/queueNames.ts';
import { workPaths } from './workPaths.ts';

/** For each queue: the address of its page. */
export const pathOfQueue: Readonly<Record<WorkQueue, string>> = {
  offlineOrders: workPaths.offlineOrders,
  transfers: workPaths.transfers,
  failedJobs: workPaths.jobs,
  refunds: workPaths.refunds,
  materials: workPaths.materials,
  insurerWork: workPaths.insurerWork,
  notices: workPaths.notices,
};
