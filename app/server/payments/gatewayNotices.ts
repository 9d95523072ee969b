import type { FastifyInstance } from 'fastify';

import type { Services } from '../services/services.ts';
import { receiveNotice } from './service.ts';

/** Greatest size of a notification in bytes. A notification is a form with short texts. */
const bodyLimit = 64 * 1024;

/** The fields of a form; null when the body isn't a form, or a field occurs twice. No gateway sends such a form. */
function fieldsOf(body: unknown): Readonly<Record<string, string>> | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields = Object.entries(body as Record<string, unknown>);
  return fields.every(([, value]) => typeof value === 'string')
    ? Object.fromEntries(fields as [string, string][])
    : null;
}

/**
 * Registers the address at which notifications of the payment gateway arrive. If `noticePath` is null, registers
 * nothing. A notification is accepted only if its signature is correct. The gateway may add fields at any time, so the
 * contract has no schema for the notification. If the response isn't `success`, the gateway repeats the notification.
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
