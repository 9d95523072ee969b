import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { inlineScriptsOf, newNonce, pagePolicy } from './contentSecurityPolicy.ts';
import { unknownAddress } from './errorAnswers.ts';
import { firstAsksOf } from './firstAsks.ts';

const nonceMark = '__CSP_NONCE__';
/** How the page learns on whose host it is served: a partner's own one has another login and another brand. */
const platformMark = '<meta name="tuanbao-host" content="platform"';
const partnerMark = '<meta name="tuanbao-host" content="partner"';
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
const sendApp = (
  { url }: FastifyRequest,
  reply: FastifyReply,
  { page, inlineScripts, storeOrigins }: AppPage,
  isPartner: boolean,
): FastifyReply => {
  const nonce = newNonce();
  const asks = firstAsksOf(url);
  if (asks !== null) void reply.header('link', asks);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, inlineScripts, storeOrigins))
    .header('cache-control', 'no-store')
    .send((isPartner ? page.replace(platformMark, partnerMark) : page).replaceAll(nonceMark, nonce));
};

/** Files of the client beside its page and its assets: the icon. */
const filesBeside = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html')
    .map(({ name }) => name);

/** Serves the built client where there is one: hashed assets for ever, pages fresh each time. */
export async function serveClient(
  app: FastifyInstance,
  folder: string = clientFolder,
  storeOrigins: readonly string[] = [],
  partnerHosts: ReadonlySet<string> = new Set(),
): Promise<void> {
  const page = readPage(join(folder, 'index.html'), storeOrigins);
  if (page !== null) {
    const assets = join(folder, 'assets');
    // one route for all assets: one for each of them would take a tenth of a second of every start
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = path.startsWith(assets);
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    for (const file of filesBeside(folder)) app.get(`/${file}`, (_, reply) => reply.sendFile(file, folder));
    app.get('/', (request, reply) => sendApp(request, reply, page, partnerHosts.has(request.hostname)));
  }
  app.setNotFoundHandler((request, reply) =>
    page !== null && isPage(request)
      ? sendApp(request, reply, page, partnerHosts.has(request.hostname))
      : reply.code(404).send(unknownAddress(request)),
  );
}
