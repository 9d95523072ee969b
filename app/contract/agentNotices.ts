import type { AgentNoticesWires } from './agentNotices.schema.ts';
import { asIs, call } from './call.ts';

/** Returns the notices of the platform that agents see today, newest first. */
export const agentNotices = call('GET', '/api/own/agentNotices', {
  summary: 'Notices of the platform to agents',
  request: asIs<AgentNoticesWires['agentNotices']['request']>(),
  response: asIs<AgentNoticesWires['agentNotices']['response']>(),
});
