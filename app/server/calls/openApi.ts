import type { FastifyInstance } from 'fastify';

import type { Call } from '../../contract/call.ts';
import type { CallSchemas } from '../../contract/callSchemas.ts';
import { openApiOf } from '../../contract/openApi.ts';
import type { CallRoutes } from './callRoutes.ts';

/** Ways to register calls that remember what was registered. */
export interface ListedCalls extends CallRoutes {
  /** The calls registered so far. */
  readonly served: readonly Call<unknown, unknown>[];
}

/** Remembers every call that is registered, so that what is documented is what is served. */
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

/** Serves the document of the calls; it is made when first asked for. */
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
