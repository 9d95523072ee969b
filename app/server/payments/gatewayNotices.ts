import type { FastifyInstance } from 'fastify';

import type { Services } from '../services/services.ts';
import { receiveNotice } from './service.ts';

/** Limit of a notification in bytes; it is a form of short texts. */
const bodyLimit = 64 * 1024;

/** The fields of a form; null when a field occurs twice, which no gateway sends. */
function fieldsOf(body: unknown): Readonly<Record<string, string>> | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields = Object.entries(body as Record<string, unknown>);
  return fields.every(([, value]) => typeof value === 'string')
    ? Object.fromEntries(fields as [string, string][])
    : null;
}

/**
 * Registers the address at which a payment gateway's notifications arrive. They are accepted only by their signature.
 * The gateway may add fields, so no schema of the contract lists them. Without the response `success` the gateway
 * repeats the notification.
 */
export function gatewayNoticeRoute(app: FastifyInstance, services: Services): void {
  const { noticePath } = services.gateways.payment;
  if (noticePath === null) return;
  app.post(noticePath, { bodyLimit }, async ({ body }, reply) => {
    const fields = fieldsOf(body);
    const isBelieved = fields !== null && (await receiveNotice(services, fields));
    return reply
      .code(isBelieved ? 200 : 400)
      .type('text/plain; charset=utf-8')
      .send(isBelieved ? 'success' : 'failure');
  });
}
