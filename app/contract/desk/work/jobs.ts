import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { DeskJobWires as Wires } from './jobs.schema.ts';

const permission = 'jobs.handle';

/** Returns a page of failed jobs. The job that failed earliest comes first. Payloads aren't returned. */
export const failedJobs = deskCall('GET', '/api/desk/work/jobs', {
  summary: 'Failed jobs',
  permission,
  request: asIs<Wires['failedJobs']['request']>(),
  response: asIs<Wires['failedJobs']['response']>(),
});

/** Makes a failed job due now, so that a worker runs it again. */
export const retryJob = deskCall('POST', '/api/desk/work/jobs/:id/retry', {
  summary: 'Try a failed job again',
  permission,
  request: asIs<Wires['retryJob']['request']>(),
  response: asIs<Wires['retryJob']['response']>(),
});

/** Deletes a failed job. If other work depends on the job, the request must have `isConfirmed`. */
export const giveUpJob = deskCall('POST', '/api/desk/work/jobs/:id/giveUp', {
  summary: 'Give up a failed job',
  permission,
  request: asIs<Wires['giveUpJob']['request']>(),
  response: asIs<Wires['giveUpJob']['response']>(),
});
