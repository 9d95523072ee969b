import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { AgentWires } from './agents.schema.ts';

export type { AgentDetails, AgentRow, AgentState, AgentWork } from './agents.schema.ts';

/** Number of agents on one page of the list. */
export const agentPageSize = 20;

/** Returns a page of the agents, sorted by name. An absent filter excludes no agents. */
export const listAgents = deskCall('GET', '/api/desk/people/agents', {
  summary: 'Agents, by tier, host and state',
  permission: 'agents.see',
  request: asIs<AgentWires['listAgents']['request']>(),
  response: asIs<AgentWires['listAgents']['response']>(),
});

/**
 * Searches agents by a whole mobile number or by a part of the name. The call is a POST, so that number and name aren't
 * in a URL. At most 20 agents are returned; `total` is the number of all agents that match.
 */
export const findAgents = deskCall('POST', '/api/desk/people/agents/find', {
  summary: 'Search for agents by mobile number or name',
  permission: 'agents.see',
  request: asIs<AgentWires['findAgents']['request']>(),
  response: asIs<AgentWires['findAgents']['response']>(),
});

/** Returns an agent: rights, certificate, state of the account, and how many records of each kind the agent has. */
export const agentDetails = deskCall('GET', '/api/desk/people/agent', {
  summary: 'An agent with rights and numbers of records',
  permission: 'agents.see',
  request: asIs<AgentWires['agentDetails']['request']>(),
  response: asIs<AgentWires['agentDetails']['response']>(),
});

/** Adds an agent of the platform, who signs in with codes sent to the mobile number. */
export const addAgent = deskCall('POST', '/api/desk/people/agents/add', {
  summary: 'Add an agent of the platform',
  permission: 'agents.change',
  request: asIs<AgentWires['addAgent']['request']>(),
  response: asIs<AgentWires['addAgent']['response']>(),
});

/** Adds a user of a partner. The response has the user's first password, which can't be read again. */
export const addPartnerUser = deskCall('POST', '/api/desk/people/partnerUsers/add', {
  summary: 'Add a user of a partner',
  permission: 'agents.change',
  request: asIs<AgentWires['addPartnerUser']['request']>(),
  response: asIs<AgentWires['addPartnerUser']['response']>(),
});

/** Gives a user of a partner a new password. The old password stops working, and the user is signed out. */
export const renewPassword = deskCall('POST', '/api/desk/people/partnerUsers/renewPassword', {
  summary: "Give a partner's user a new password",
  permission: 'agents.change',
  request: asIs<AgentWires['renewPassword']['request']>(),
  response: asIs<AgentWires['renewPassword']['response']>(),
});

/**
 * Changes rights of an agent. A right that is absent stays unchanged. The changes take effect with the agent's next
 * call.
 */
export const changeAgentRights = deskCall('POST', '/api/desk/people/agents/rights', {
  summary: 'Change the rights of an agent',
  permission: 'agents.change',
  request: asIs<AgentWires['changeAgentRights']['request']>(),
  response: asIs<AgentWires['changeAgentRights']['response']>(),
});

/** Disables the account of an agent: the agent is signed out everywhere and can't sign in any more. */
export const disableAgent = deskCall('POST', '/api/desk/people/agents/disable', {
  summary: 'Disable the account of an agent',
  permission: 'agents.change',
  request: asIs<AgentWires['disableAgent']['request']>(),
  response: asIs<AgentWires['disableAgent']['response']>(),
});

/** Enables a disabled account. The agent can sign in again. */
export const enableAgent = deskCall('POST', '/api/desk/people/agents/enable', {
  summary: 'Enable the account of an agent',
  permission: 'agents.change',
  request: asIs<AgentWires['enableAgent']['request']>(),
  response: asIs<AgentWires['enableAgent']['response']>(),
});

/** Ends all sessions of an agent, who has to sign in again. */
export const signOutAgent = deskCall('POST', '/api/desk/people/agents/signOut', {
  summary: 'Sign an agent out everywhere',
  permission: 'agents.change',
  request: asIs<AgentWires['signOutAgent']['request']>(),
  response: asIs<AgentWires['signOutAgent']['response']>(),
});

/**
 * Gives the orders, endorsements, invoices, drafts, quotations, prepared orders and offline orders of an agent to
 * another agent of the same host. The files of these records are included. The response has the number of records of
 * each kind.
 */
export const handOverWork = deskCall('POST', '/api/desk/people/agents/handOver', {
  summary: "Hand over an agent's work to another agent",
  permission: 'agents.handOver',
  request: asIs<AgentWires['handOverWork']['request']>(),
  response: asIs<AgentWires['handOverWork']['response']>(),
});
