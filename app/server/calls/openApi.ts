import type { FastifyInstance } from 'fastify';

import type { Call } from '../../contract/call.ts';
import type { CallSchemas } from '../../contract/callSchemas.ts';
import { openApiOf } from '../../contract/openApi.ts';
import type { CallRoutes } from './callRoutes.ts';

/** Registers calls, and lists the registered calls. */
export interface ListedCalls extends CallRoutes {
  /** All calls that were registered up to now. */
  readonly served: readonly Call<unknown, unknown>[];
}

/**
 * Registers calls and lists them. The API document is created from this list, so it describes exactly the calls that
 * the server has.
 */
export function listed({ agentCall, publicCall, operatorCall }: CallRoutes): ListedCalls {
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
    operatorCall(call, admit, answer) {
      served.push(call);
      operatorCall(call, admit, answer);
    },
  };
}

/** Serves the OpenAPI document of the registered calls. The document is built when it is first requested. */
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
