import type { AgentDetails, AgentRow } from '../../contract/desk/people/agents.ts';

/**
 * Returns the agents who can take over the work of an agent. They have the same host as this agent, and their accounts
 * are active.
 */
export const receiversAmong = (
  agents: readonly AgentRow[],
  { id, host }: Pick<AgentDetails, 'host' | 'id'>,
): readonly AgentRow[] => agents.filter((agent) => agent.id !== id && agent.host === host && agent.state === 'active');
