import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** Makes clients and load balancers use another server before this server stops. */
export interface Drain {
  /**
   * Begins to drain the server. From then on `/readyz` fails. After a while, no new connection is accepted and every
   * response closes its connection. Resolves when no request waits for a response, or after a time limit.
   */
  begin(): Promise<void>;
}

const stepMs = 20;

/**
 * Milliseconds that limit two waits: a third of them until no new connection arrives, and half of them until all
 * running requests have a response. The process ends after ten seconds in any case.
 */
const patienceMs = 6000;

async function until(isReached: () => boolean, limitMs: number): Promise<void> {
  for (const end = Date.now() + limitMs; Date.now() < end && !isReached();) await pause(stepMs);
}

/**
 * Tracks all open connections, and the connections that must still get a response. A connection with a running request
 * must get a response, and so must a new connection, because a request will be sent through it.
 */
function connectionsOf(app: FastifyInstance): {
  readonly open: ReadonlySet<Socket>;
  readonly owed: ReadonlySet<Socket>;
} {
  const open = new Set<Socket>();
  const owed = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    owed.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      owed.delete(socket);
    });
  });
  app.addHook('onRequest', async ({ raw: { socket } }) => {
    if (open.has(socket)) owed.add(socket);
  });
  app.addHook('onResponse', async ({ raw: { socket } }) => {
    owed.delete(socket);
  });
  return { open, owed };
}

/**
 * Stops accepting connections. Node accepts one connection in each turn of its event loop; when it stops, it resets the
 * connections that are still in the queue. So this function stops only after two turns without a new connection, or
 * after `limitMs`. It calls `close` of the underlying server, because `http.Server.close` also closes connections whose
 * request hasn't been read yet.
 */
async function stopListening(app: FastifyInstance, limitMs: number): Promise<void> {
  let taken = 0;
  const count = () => (taken += 1);
  app.server.on('connection', count);
  for (const end = Date.now() + limitMs; Date.now() < end;) {
    const before = taken;
    await nextTurn();
    await nextTurn();
    if (taken === before) break;
  }
  app.server.off('connection', count);
  Server.prototype.close.call(app.server);
}

/**
 * Returns the drain of a server. First `/readyz` fails, then no new connection is accepted, and then every response
 * closes its connection. In this way, no connection is closed while a request is being sent, unless a time limit is
 * exceeded.
 *
 * @param noticeMs milliseconds that are waited twice, or less if no connection is open: for load balancers, to notice
 * that the server stops; and for clients, to close idle connections
 */
export function drainOf(app: FastifyInstance, noticeMs: number): Drain {
  let stage: 'serving' | 'unready' | 'closing' = 'serving';
  const { open, owed } = connectionsOf(app);
  app.addHook('onRequest', async (request, reply) => {
    if (stage === 'closing') reply.header('connection', 'close');
    return stage !== 'serving' && request.url === '/readyz' ? reply.code(503).send({ status: 'stopping' }) : undefined;
  });
  return {
    async begin() {
      stage = 'unready';
      await until(() => open.size === 0, noticeMs);
      await stopListening(app, patienceMs / 3);
      stage = 'closing';
      await until(() => open.size === 0, noticeMs);
      await until(() => owed.size === 0, patienceMs / 2);
    },
  };
}
