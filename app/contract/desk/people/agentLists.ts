import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { AgentListWires as Wires } from './agentLists.schema.ts';

export type { AgentListProblem, ListedAgent } from './agentLists.schema.ts';

/**
 * Returns the faults of each agent in a list. Nothing is stored. The call is a POST, so that no mobile number is in a
 * URL.
 */
export const checkAgentList = deskCall('POST', '/api/desk/people/agentLists/check', {
  summary: 'Check a list of new agents',
  permission: 'agents.change',
  request: asIs<Wires['checkAgentList']['request']>(),
  response: asIs<Wires['checkAgentList']['response']>(),
});

/**
 * Adds all agents of a list. These agents sign in with codes sent to their mobile numbers. If one of the agents has a
 * fault, no agent is added.
 */
export const addAgentList = deskCall('POST', '/api/desk/people/agentLists/add', {
  summary: 'Add a list of agents',
  permission: 'agents.change',
  request: asIs<Wires['addAgentList']['request']>(),
  response: asIs<Wires['addAgentList']['response']>(),
});
