import { createHash, timingSafeEqual } from 'node:crypto';

import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Metrics } from './metrics.ts';

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Headers that proxies add. A request with one of them didn't come from this machine. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** True for requests from this machine or with the token. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const given = request.headers.authorization ?? '';
    if (timingSafeEqual(hashOf(given), hashOf(`Bearer ${token}`))) return true;
  }
  const isForwarded = forwarding.some((name) => ownValue(request.headers, name) !== undefined);
  return loopback.has(request.socket.remoteAddress ?? '') && !isForwarded;
}

/**
 * Counts requests, and serves `/metrics` to this machine.
 *
 * @param token gives other machines access to `/metrics`; null: no other machine
 */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions;
    metrics.noteRequest({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound();
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}
