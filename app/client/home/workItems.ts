import type { Workload } from '../data/useWorkload.ts';
import { endorsementListPath } from '../endorsements/endorsementQueryInAddress.ts';
import { orderListPath } from '../orders/orderQueryInAddress.ts';
import { paths } from '../platform/navigation/paths.ts';

/** One number on the start page, and the list that it links to. */
export interface WorkItem {
  readonly name: Exclude<
    keyof Workload,
    'closedUnpaid' | 'closedUnpaidAt' | 'surrendersDecided' | 'surrendersDecidedAt'
  >;
  readonly path: string;
  /** True if the number is highlighted, because a customer or the insurer waits for the agent. */
  readonly isUrgent: boolean;
}

/**
 * Numbers on the start page. First come those for which a customer or the insurer waits, then those with a deadline.
 */
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
