import type { AgentDetails, AgentRow } from '../../contract/desk/people/agents.ts';

/** The agents who can take over the work of an agent: others of the same organisation whose account is in use. */
export const receiversAmong = (
  agents: readonly AgentRow[],
  { id, host }: Pick<AgentDetails, 'host' | 'id'>,
): readonly AgentRow[] => agents.filter((agent) => agent.id !== id && agent.host === host && agent.state === 'active');
