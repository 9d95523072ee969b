import type { FastifyInstance } from 'fastify';

import type { Call } from '../../contract/call.ts';
import type { CallSchemas } from '../../contract/callSchemas.ts';
import { deskDocument, deskOpenApiPath } from '../../contract/desk/deskOpenApi.ts';
import { openApiOf } from '../../contract/openApi.ts';
import type { ListedCalls } from '../calls/openApi.ts';
import { unknownAddress } from '../platform/http/errorAnswers.ts';
import type { Services } from '../services/services.ts';
import { deskCookieOf } from './deskCookie.ts';
import { deskTokenOf, isOnPartnerHost } from './deskRoutes.ts';
import { operatorOfToken } from './sessions.ts';

/**
 * Serves the OpenAPI document of the desk's calls, only to operators. Other users get the response for an unknown
 * address. The document is built when it is first requested.
 */
export function deskOpenApiRoute(
  app: FastifyInstance,
  { served }: Pick<ListedCalls, 'served'>,
  services: Services,
  schemasOf: (call: Call<unknown, unknown>) => CallSchemas,
): void {
  let text: string | undefined;
  app.get(deskOpenApiPath, async (request, reply) => {
    const token = isOnPartnerHost(services, request) ? undefined : deskTokenOf(services, request);
    const operator = token === undefined ? null : await operatorOfToken(services, token);
    if (!operator) return reply.code(404).send(unknownAddress(request));
    text ??= JSON.stringify(openApiOf(served, schemasOf, deskDocument(deskCookieOf(services.publicUrl()).name)));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
