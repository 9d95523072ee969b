import type { FastifyInstance } from 'fastify';

/** How long a sender may take, in milliseconds. */
export interface Patience {
  /** For the whole of a request that carries no files. */
  readonly wholeMs: number;
  /** Between two pieces of an upload: a video takes minutes on a phone's line, and each of them brings some of it. */
  readonly pauseMs: number;
}

/** Beyond any upload that goes on at all; Node's own limit, the same for every request. */
export const longestRequestMs: number = 15 * 60_000;

const usualPatience: Patience = { wholeMs: 30_000, pauseMs: 30_000 };

/** Cuts the connection of a request that doesn't arrive: it would hold a place for as long as its sender likes. */
export function cutSlowRequests(app: FastifyInstance, { wholeMs, pauseMs }: Patience = usualPatience): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const { socket } = raw;
    const cut = () => socket.destroy();
    if (!/^multipart\//i.test(headers['content-type'] ?? '')) {
      const timer = setTimeout(cut, wholeMs);
      raw.once('close', () => clearTimeout(timer));
      return;
    }
    socket.setTimeout(pauseMs, cut);
    raw.once('close', () => {
      socket.setTimeout(0);
      socket.off('timeout', cut);
    });
  });
}
