import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { inlineScriptsOf, newNonce, pagePolicy } from '../platform/http/contentSecurityPolicy.ts';
import { unknownAddress } from '../platform/http/errorAnswers.ts';

const nonceMark = '__CSP_NONCE__';

const ownFolder = join(import.meta.dirname, '../../dist/desk');

/** Options of `serveDesk`. */
interface DeskOptions {
  /** Folder of the built desk. @default the desk of this app */
  readonly folder?: string;
  /** Origins of the object store. Pages may show files from them. */
  readonly storeOrigins: readonly string[];
  /** Hosts on which partner systems are served. There is no desk on them. */
  readonly partnerHosts: ReadonlySet<string>;
}

/** Serves the built desk of the operators at `/desk`; if the desk wasn't built, serves nothing. */
export async function serveDesk(app: FastifyInstance, options: DeskOptions): Promise<void> {
  const { folder = ownFolder, storeOrigins, partnerHosts } = options;
  const path = join(folder, 'desk.html');
  if (!existsSync(path)) return;
  const page = readFileSync(path, 'utf8');
  const inlineScripts = inlineScriptsOf(page);
  await app.register(async (desk) => {
    await desk.register(fastifyStatic, {
      root: join(folder, 'desk-assets'),
      prefix: '/desk-assets/',
      index: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response) => {
        response.header('cache-control', 'public, max-age=31536000, immutable');
        response.header('vary', 'accept-encoding');
      },
    });
  });
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    if (partnerHosts.has(request.hostname)) return reply.code(404).send(unknownAddress(request));
    const nonce = newNonce();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce, inlineScripts, storeOrigins))
      .header('cache-control', 'no-store')
      .send(page.replaceAll(nonceMark, nonce));
  };
  app.get('/desk', send);
  app.get('/desk/*', send);
}
