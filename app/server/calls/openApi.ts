import type { FastifyInstance } from 'fastify';

import type { Call } from '../../contract/call.ts';
import type { CallSchemas } from '../../contract/callSchemas.ts';
import { openApiOf } from '../../contract/openApi.ts';
import type { CallRoutes } from './callRoutes.ts';

/** Registers calls and keeps a list of them. */
export interface ListedCalls extends CallRoutes {
  /** The calls that are registered so far. */
  readonly served: readonly Call<unknown, unknown>[];
}

/** Keeps a list of every registered call, so that the served calls are the documented ones. */
export function listed({ agentCall, publicCall }: CallRoutes): ListedCalls {
  const served: Call<unknown, unknown>[] = [];
  return {
    served,
    agentCall(call, answer) {
      served.push(call);
      agentCall(call, answer);
    },
    publicCall(call, answer, rateLimit) {
      served.push(call);
      publicCall(call, answer, rateLimit);
    },
  };
}

/** Serves the OpenAPI document of the calls. The document is built at the first request. */
export function openApiRoute(
  app: FastifyInstance,
  { served }: ListedCalls,
  schemasOf: (call: Call<unknown, unknown>) => CallSchemas,
): void {
  let text: string | undefined;
  app.get('/api/openapi.json', (_, reply) => {
    text ??= JSON.stringify(openApiOf(served, schemasOf));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
