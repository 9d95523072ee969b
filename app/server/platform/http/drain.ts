import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** Tells clients and load balancers to use another server before this one stops. */
export interface Drain {
  /**
   * From now on `/readyz` fails and responses close their connections. Resolves when no request waits for a response.
   */
  begin(): Promise<void>;
}

const stepMs = 20;

/** Time in milliseconds for which open requests are awaited. The process ends after ten seconds in any case. */
const patienceMs = 6000;

async function until(isReached: () => boolean, limitMs: number): Promise<void> {
  for (const end = Date.now() + limitMs; Date.now() < end && !isReached();) await pause(stepMs);
}

/**
 * Tracks the open connections, and those that are owed a response: a request is running, or the connection is new and
 * will send one.
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
 * Stops accepting connections. Node accepts one connection per turn of its event loop and resets those still in the
 * queue when it stops. So it stops only after a turn without a new connection. `http.Server.close` also closes
 * connections whose request isn't read yet; `close` of the underlying server doesn't.
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
 * Stops a server without cutting a request. First `/readyz` fails, then no new connection is accepted, then each
 * response closes its connection. So no connection is closed while a request is being sent.
 *
 * @param noticeMs milliseconds for load balancers to notice, and again for clients with an idle connection
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
