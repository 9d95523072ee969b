import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Call } from '../contract/call.ts';
import { type Envelope, resultCodes } from '../contract/envelope.ts';
import { judgeOf } from './judgeRequest.ts';
import { Refusal, saying } from './refusal.ts';
import type { AgentIdentity } from './sessions/identity.ts';

type Answer<Response> = Response | Promise<Response>;

/** What a public call may need beside its request. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** How often one address may make a call. */
export interface RateLimit {
  readonly max: number;
  readonly timeWindow: string;
}

/** Registers calls of the contract: the only way in which a service becomes reachable. */
export interface CallRoutes {
  /** A call of a signed-in agent; refused with 001011 before its body is read. */
  readonly agentCall: <Request, Response>(
    call: Call<Request, Response>,
    answer: (request: Request, agent: AgentIdentity) => Answer<Response>,
  ) => void;
  /** A call that anybody may make. */
  readonly publicCall: <Request, Response>(
    call: Call<Request, Response>,
    answer: (request: Request, visit: Visit) => Answer<Response>,
    rateLimit?: RateLimit,
  ) => void;
}

const success = (data: unknown): Envelope => ({ resCode: resultCodes.success, code: 200, info: '', data });

/** Who makes a request; null where nobody is signed in. */
export type Identify = (request: FastifyRequest) => Promise<AgentIdentity | null>;

const inputOf = (call: Call<never, never>, { params, query, body }: FastifyRequest): unknown => {
  const content = call.method === 'GET' ? query : (body ?? {});
  // Anything but an object (an array, a bare number) stays what it is and fails its schema.
  return typeof content === 'object' && content !== null && !Array.isArray(content)
    ? { ...content, ...(params as object) }
    : content;
};

/** The two ways to register a call on an app. */
export function callRoutes(app: FastifyInstance, identify: Identify): CallRoutes {
  const agents = new WeakMap<FastifyRequest, AgentIdentity>();

  function register<Request, Response>(
    call: Call<Request, Response>,
    answer: (request: Request, visit: Visit) => Answer<Response>,
    options: { readonly rateLimit?: RateLimit },
  ): void {
    const judge = judgeOf(call);
    app.route({
      method: call.method,
      url: call.path,
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      ...(options.rateLimit ? { config: { rateLimit: options.rateLimit } } : {}),
      ...(call.access === 'public'
        ? {}
        : {
            onRequest: async (request: FastifyRequest) => {
              const agent = await identify(request);
              if (!agent) throw new Refusal(resultCodes.notSignedIn, saying('notSignedIn'));
              agents.set(request, agent);
            },
          }),
      handler: async (request, reply) => {
        const response = await answer(judge(inputOf(call as Call<never, never>, request)), { request, reply });
        if (call.answer === 'text') return reply.type('text/plain; charset=utf-8').send(String(response));
        return success(call.response.toWire(response));
      },
    });
  }

  return {
    agentCall(call, answer) {
      if (call.access !== 'agent') throw new TypeError(`${call.path} is a public call`);
      register(
        call,
        (input, { request }) => {
          const agent = agents.get(request);
          if (!agent) throw new TypeError(`${call.path} was reached without an agent`);
          return answer(input, agent);
        },
        {},
      );
    },
    publicCall(call, answer, rateLimit) {
      if (call.access !== 'public') throw new TypeError(`${call.path} is an agent's call`);
      register(call, answer, rateLimit ? { rateLimit } : {});
    },
  };
}
