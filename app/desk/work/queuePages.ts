import type { WorkQueue } from '../../contract/desk/work/queueNames.ts';
import { workPaths } from './workPaths.ts';

/** Address of the page of each queue. */
export const pathOfQueue: Readonly<Record<WorkQueue, string>> = {
  offlineOrders: workPaths.offlineOrders,
  transfers: workPaths.transfers,
  failedJobs: workPaths.jobs,
  refunds: workPaths.refunds,
  materials: workPaths.materials,
  insurerWork: workPaths.insurerWork,
  notices: workPaths.notices,
};
