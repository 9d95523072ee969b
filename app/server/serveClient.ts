import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { inlineScriptsOf, newNonce, pagePolicy } from './contentSecurityPolicy.ts';
import { unknownAddress } from './errorAnswers.ts';

const nonceMark = '__CSP_NONCE__';
const clientFolder = join(import.meta.dirname, '../dist');

/** Whether the address is one of the app's pages, which the client's own router resolves. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const accepts = headers.accept ?? '';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|oauth|sandbox)(\/|$)/.test(path) &&
    !/\.\w+$/.test(path) &&
    (accepts.includes('text/html') || accepts.includes('*/*'))
  );
}

interface AppPage {
  readonly page: string;
  readonly inlineScripts: readonly string[];
  readonly storeOrigins: readonly string[];
}

function readPage(path: string, storeOrigins: readonly string[]): AppPage | null {
  if (!existsSync(path)) return null;
  const page = readFileSync(path, 'utf8');
  return { page, inlineScripts: inlineScriptsOf(page), storeOrigins };
}

/** The app's page with a nonce of its own. */
const sendApp = (reply: FastifyReply, { page, inlineScripts, storeOrigins }: AppPage): FastifyReply => {
  const nonce = newNonce();
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, inlineScripts, storeOrigins))
    .header('cache-control', 'no-store')
    .send(page.replaceAll(nonceMark, nonce));
};

/** Serves the built client where there is one: hashed assets for ever, pages fresh each time. */
export async function serveClient(
  app: FastifyInstance,
  folder: string = clientFolder,
  storeOrigins: readonly string[] = [],
): Promise<void> {
  const page = readPage(join(folder, 'index.html'), storeOrigins);
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      cacheControl: false,
      globIgnore: ['index.html'],
      setHeaders: (response, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'));
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.get('/', (_, reply) => sendApp(reply, page));
  }
  app.setNotFoundHandler((request, reply) =>
    page !== null && isPage(request) ? sendApp(reply, page) : reply.code(404).send(unknownAddress(request)),
  );
}
