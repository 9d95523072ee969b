import { failedJobs, giveUpJob, retryJob } from '../../../contract/desk/work/jobs.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { deleteJob, failedJobPage, lockFailedJob, makeJobDue, type SeenJob } from './jobRepository.ts';
import { isDispensableJob } from './knownJobs.ts';
import { workRefused } from './workRefused.ts';

/** Locks a failed job. @throws Refusal 006004 when the job has changed since the operator saw it */
async function locked(tx: DatabaseTransaction, seen: SeenJob) {
  const job = /^\d{1,15}$/.test(seen.id) ? await lockFailedJob(tx, seen) : undefined;
  if (!job) throw workRefused('jobChanged');
  return job;
}

/** Registers the calls of the desk about failed jobs. */
export function jobRoutes({ question, action }: DeskRoutes, { wakeWorker }: Pick<Services, 'wakeWorker'>): void {
  question(failedJobs, async ({ page = 1, lane = '' }, { tx }) => {
    const { total, rows } = await failedJobPage(tx, { page, lane });
    return {
      total,
      list: rows.map((row) => ({
        id: String(row.id),
        kind: row.kind,
        lane: row.lane,
        attempts: row.attempts,
        error: row.last_error ?? '',
        failedAt: row.failed_at?.toISOString() ?? '',
        nextTryAt: row.run_at.toISOString(),
        isDispensable: isDispensableJob(row.kind),
      })),
    };
  });
  action(retryJob, async (seen, { tx }) => {
    const { id, kind } = await locked(tx, seen);
    await makeJobDue(tx, id);
    wakeWorker();
    return { subject: `${kind} ${id}`, result: {} };
  });
  action(giveUpJob, async ({ isConfirmed, ...seen }, { tx }) => {
    const { id, kind } = await locked(tx, seen);
    if (!isConfirmed && !isDispensableJob(kind)) throw workRefused('jobNotConfirmed');
    await deleteJob(tx, id);
    return { subject: `${kind} ${id} ${seen.attempts}`, result: {} };
  });
}
