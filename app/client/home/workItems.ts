import type { Workload } from '../data/useWorkload.ts';
import { endorsementListPath } from '../endorsements/endorsementQueryInAddress.ts';
import { orderListPath } from '../orders/orderQueryInAddress.ts';
import { paths } from '../platform/navigation/paths.ts';

/** Number on the start page, and the list with the same entries. */
export interface WorkItem {
  readonly name: Exclude<
    keyof Workload,
    'closedUnpaid' | 'closedUnpaidAt' | 'surrendersDecided' | 'surrendersDecidedAt'
  >;
  readonly path: string;
  /** Highlights the number, because a customer or the insurer waits for the agent. */
  readonly isUrgent: boolean;
}

/** Numbers on the start page: first the work that other parties wait for, then work that ends soon. */
export const workItems: readonly WorkItem[] = [
  { name: 'unpaid', path: orderListPath({ state: 'awaitingPayment' }), isUrgent: true },
  { name: 'materialsRejected', path: orderListPath({ state: 'materialsRejected' }), isUrgent: true },
  { name: 'materialsDue', path: orderListPath({ state: 'insuredMaterialsDue' }), isUrgent: true },
  { name: 'endorsementsToUpload', path: endorsementListPath({ group: 'toUpload' }), isUrgent: true },
  { name: 'drafts', path: paths.unfinished, isUrgent: false },
  { name: 'expiringIn7', path: orderListPath({ expiring: 7 }), isUrgent: true },
  { name: 'expiringIn30', path: orderListPath({ expiring: 30 }), isUrgent: false },
  { name: 'expiringIn60', path: orderListPath({ expiring: 60 }), isUrgent: false },
];
