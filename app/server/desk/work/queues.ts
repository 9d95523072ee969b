import type { ResponseOf } from '../../../contract/call.ts';
import { permissionOfQueue, type WorkQueue, workQueues } from '../../../contract/desk/work/queueNames.ts';
import type { workOverview } from '../../../contract/desk/work/queues.ts';
import type { OperatorContext } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { waitingJobs } from './jobRepository.ts';
import { waitingNotices } from './noticeRepository.ts';
import { waitingOfflineOrders } from './offlineOrderRepository.ts';
import { waitingTransfers } from './transferRepository.ts';
import { waitingInsurerWork, waitingMaterials, waitingRefunds } from './waitingRepository.ts';

/** Number of entries that wait in a queue, and the instant since which the oldest waits; null if no entry waits. */
export interface Waiting {
  readonly waiting: number;
  readonly oldest: Date | null;
}

/** For each queue, the query that counts its entries. */
const waitingIn: Readonly<Record<WorkQueue, (tx: DatabaseTransaction, now: Date) => Promise<Waiting>>> = {
  offlineOrders: waitingOfflineOrders,
  transfers: waitingTransfers,
  failedJobs: waitingJobs,
  refunds: waitingRefunds,
  materials: waitingMaterials,
  insurerWork: waitingInsurerWork,
  notices: waitingNotices,
};

const since = ({ oldest }: Waiting): number => oldest?.getTime() ?? Number.POSITIVE_INFINITY;

/** Returns the queues that the operator's permissions allow. The queue with the oldest entry comes first. */
export async function overviewFor(
  { clock }: Pick<Services, 'clock'>,
  { tx, operator }: OperatorContext,
): Promise<ResponseOf<typeof workOverview>> {
  const counted: { readonly queue: WorkQueue; readonly found: Waiting }[] = [];
  for (const queue of workQueues) {
    if (!operator.permissions.includes(permissionOfQueue[queue])) continue;
    counted.push({ queue, found: await waitingIn[queue](tx, clock.now()) });
  }
  return {
    now: clock.now().toISOString(),
    queues: counted
      .toSorted((one, other) => Math.sign(since(one.found) - since(other.found)) || 0)
      .map(({ queue, found }) => ({
        queue,
        waiting: found.waiting,
        oldestSince: found.oldest?.toISOString() ?? '',
      })),
  };
}
