import { asIs, call } from './call.ts';
import type { UsageWires } from './usage.schema.ts';

/** The statistics heartbeat (specification §9): time that went by on a screen in sight. Nothing of it is kept but a sum. */
export const reportScreenTime = call('POST', '/api/own/usage', {
  summary: 'Time spent on a screen',
  request: asIs<UsageWires['reportScreenTime']['request']>(),
  response: asIs<UsageWires['reportScreenTime']['response']>(),
});
