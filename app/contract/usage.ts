import { asIs, call } from './call.ts';
import type { UsageWires } from './usage.schema.ts';

/**
 * Heartbeat for the usage statistics (specification §9): seconds that a screen was visible. The server stores only
 * sums.
 */
export const reportScreenTime = call('POST', '/api/own/usage', {
  summary: 'Time spent on a screen',
  request: asIs<UsageWires['reportScreenTime']['request']>(),
  response: asIs<UsageWires['reportScreenTime']['response']>(),
});
