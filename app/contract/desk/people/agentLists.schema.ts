import { array, type InferType, mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { listOf, shape, text, whole } from '../../wire/fields.ts';
import { reason } from '../fields.ts';

/** Maximum number of agents in a list. */
export const mostListedAgents = 1000;

/** Faults of an agent in a list. */
export const agentListProblems = [
  'mobileWrong',
  'nameWrong',
  'tierWrong',
  'agencyUnknown',
  'certificateWrong',
  'mobileTwice',
  'mobileTaken',
] as const;

export type AgentListProblem = (typeof agentListProblems)[number];

/** An agent in a list that an operator imports. The values aren't checked yet. */
const listedAgent = shape({
  mobile: text(200),
  name: text(200),
  tier: text(200),
  /** Host of the agency; empty for an agent of the platform. */
  host: text(200),
  /** Number and last day of the practising certificate; both are empty when there is none. */
  certificateNo: text(200),
  certificateValidUntil: text(200),
});
export type ListedAgent = InferType<typeof listedAgent>;

const agents = () => listOf(listedAgent, mostListedAgents);

/** Schemas of the calls in `agentLists.ts`, by call name. */
export const agentListSchemas = {
  checkAgentList: {
    request: object({ agents: agents() }).noUnknown(),
    response: shape({
      /** The faults of each agent, in the order of the list. An agent that can be added has no faults. */
      list: listOf(
        shape({ problems: array().of(mixed<AgentListProblem>().oneOf(agentListProblems).required()).defined() }),
        mostListedAgents,
      ),
    }),
  },
  addAgentList: {
    request: object({
      agents: agents(),
      /** Number of rows of the list that are left out because of their faults. */
      leftOut: whole(0, mostListedAgents),
      reason: reason(),
    }).noUnknown(),
    response: shape({ added: whole(0, mostListedAgents) }),
  },
};

/** Wire types of the calls in `agentLists.ts`, by call name. */
export type AgentListWires = WiresOf<typeof agentListSchemas>;
