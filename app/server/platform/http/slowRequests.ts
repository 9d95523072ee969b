import type { FastifyInstance } from 'fastify';

const halfMinute = 30_000;

/**
 * Node's own limits, the same for all requests. A video takes minutes on a phone's line, so that only a connection on which
 * nothing comes is cut soon.
 */
export const connectionTimes = {
  http: { headersTimeout: halfMinute },
  connectionTimeout: halfMinute,
  requestTimeout: 15 * 60_000,
} as const;

/**
 * Cuts the connection of a request that carries no files and doesn't arrive: it would hold a place for as long as its
 * sender likes.
 *
 * @param wholeMs after which it must have come whole. @default 30 s
 */
export function cutSlowRequests(app: FastifyInstance, wholeMs: number = halfMinute): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || /^multipart\//i.test(headers['content-type'] ?? '')) return;
    const timer = setTimeout(() => raw.destroy(), wholeMs); // with its connection, unless all of it has come
    timer.unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
