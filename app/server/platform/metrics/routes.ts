import { createHash, timingSafeEqual } from 'node:crypto';

import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Metrics } from './metrics.ts';

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Headers that proxies add to requests. If a request has one of them, it came through a proxy, so it counts as coming
 * from another machine.
 */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** True when the request may read the metrics: it has the token, or it comes directly from this machine. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const given = request.headers.authorization ?? '';
    if (timingSafeEqual(hashOf(given), hashOf(`Bearer ${token}`))) return true;
  }
  const isForwarded = forwarding.some((name) => ownValue(request.headers, name) !== undefined);
  return loopback.has(request.socket.remoteAddress ?? '') && !isForwarded;
}

/**
 * Counts requests, and serves the metrics at `/metrics`.
 *
 * @param token token with which other machines can read `/metrics`; if null, only this machine can read `/metrics`
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
