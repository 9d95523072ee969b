import { asIs, call } from './call.ts';
import type { UsageWires } from './usage.schema.ts';

/**
 * Heartbeat for the usage statistics (specification §9). It reports for how many seconds a screen was visible. The
 * server stores only the sums of these seconds.
 */
export const reportScreenTime = call('POST', '/api/own/usage', {
  summary: 'Time spent on a screen',
  request: asIs<UsageWires['reportScreenTime']['request']>(),
  response: asIs<UsageWires['reportScreenTime']['response']>(),
});
