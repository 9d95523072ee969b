import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** Tells callers to go elsewhere before a server ends. */
export interface Drain {
  /**
   * From now on each answer closes its connection and `/readyz` says no; resolves once no request waits for a response.
   */
  begin(): Promise<void>;
}

const stepMs = 20;

/** How long those who are owed an answer are waited for; the process ends after ten seconds in any case. */
const patienceMs = 6000;

async function until(isReached: () => boolean, limitMs: number): Promise<void> {
  for (const end = Date.now() + limitMs; Date.now() < end && !isReached();) await pause(stepMs);
}

/** Who is connected, and who is owed an answer: a request is under way, or the connection is new and about to send it. */
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
 * Takes no further connections. Node takes one in per turn of its event loop, and what still waits when it stops
 * listening is cut: so it stops after a turn that brought none. `http.Server.close` also cuts connections whose request
 * isn't read yet; the server underneath doesn't.
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
 * Lets a server end without cutting a request: first `/readyz` says no, then no new connection is accepted, then each
 * answer
 * closes its connection, so that none is closed under a request that is on its way.
 *
 * @param noticeMs how long load balancers have to notice, and then callers with a connection at rest
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
