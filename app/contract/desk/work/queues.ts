import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { WorkQueueWires } from './queues.schema.ts';

/**
 * Returns the queues of work that the permissions of the operator allow. The queue with the oldest entry comes first.
 * Each queue has the number of waiting entries and the instant since which the oldest entry waits.
 */
export const workOverview = deskCall('GET', '/api/desk/work/overview', {
  summary: 'Queues of work, the most overdue first',
  permission: null,
  request: asIs<WorkQueueWires['workOverview']['request']>(),
  response: asIs<WorkQueueWires['workOverview']['response']>(),
});
