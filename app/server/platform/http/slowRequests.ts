import type { FastifyInstance } from 'fastify';

const halfMinute = 30_000;

/**
 * Time limits of Node in milliseconds: for the headers of a request, for a connection on which no data arrive, and for
 * a whole request. The last limit is long, because uploading a video over a mobile network takes minutes.
 */
export const connectionTimes = {
  http: { headersTimeout: halfMinute },
  connectionTimeout: halfMinute,
  requestTimeout: 15 * 60_000,
} as const;

/**
 * Closes the connection if a request without files doesn't arrive completely in time. Otherwise such a request could
 * occupy its connection until the limit for a whole request, which is long because of uploads.
 *
 * @param wholeMs milliseconds within which the request must be complete. @default 30 s
 */
export function cutSlowRequests(app: FastifyInstance, wholeMs: number = halfMinute): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || /^multipart\//i.test(headers['content-type'] ?? '')) return;
    // Destroying the request also closes its connection. If the request is complete, the connection stays open.
    const timer = setTimeout(() => raw.destroy(), wholeMs);
    timer.unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
