import type { FastifyReply, FastifyRequest } from 'fastify';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal, saying } from '../platform/http/refusal.ts';
import type { CallBudget } from './callBudget.ts';
import type { AgentIdentity } from './identity.ts';

/** Finds the agent who sends a request. If the request has no session, returns null. */
export type Identify = (request: FastifyRequest) => Promise<AgentIdentity | null>;

/**
 * Refuses a call if the agent's budget is used up. `seconds` is the time that the agent has to wait; 0 if the call is
 * allowed. @throws Error with status 429 when `seconds` isn't 0
 */
function refuseBeyond(seconds: number, reply: FastifyReply): void {
  if (seconds === 0) return;
  reply.header('retry-after', String(seconds));
  throw Object.assign(new Error('an agent made too many calls'), { statusCode: 429 });
}

/** Admits only requests of signed-in agents whose budget isn't used up. Stores the agent of each admitted request. */
export function agentGate(identify: Identify, budget: CallBudget) {
  const agents = new WeakMap<FastifyRequest, AgentIdentity>();
  return {
    /**
     * Admits a request.
     *
     * @throws Refusal 001011 when the request has no session; Error with status 429 when the agent's budget is used up
     */
    admit: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const agent = await identify(request);
      if (!agent) throw new Refusal(resultCodes.notSignedIn, saying('notSignedIn'));
      refuseBeyond(budget.spend(agent.id), reply);
      agents.set(request, agent);
    },
    /** Returns the agent who sent an admitted request. @throws TypeError when the request wasn't admitted */
    agentOf: (request: FastifyRequest): AgentIdentity => {
      const agent = agents.get(request);
      if (!agent) throw new TypeError(`${request.routeOptions.url} was reached without an agent`);
      return agent;
    },
  };
}
