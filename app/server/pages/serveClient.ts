import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { Locale } from '@tuanbao/library/i18n/messagePack';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { localeCookie } from '../../contract/envelope.ts';
import { inlineScriptsOf, newNonce, pagePolicy } from '../platform/http/contentSecurityPolicy.ts';
import { unknownAddress } from '../platform/http/errorAnswers.ts';
import { escaped } from '../platform/http/html.ts';
import type { LegalNotices } from '../platform/settings/settings.ts';
import { firstAnswersOf, withFirstAnswers } from './firstAnswers.ts';
import { askingAhead, firstAsksOf } from './firstAsks.ts';

const nonceMark = '__CSP_NONCE__';
/** How the page learns on whose host it is served: a partner's own one has another login and another brand. */
const platformMark = '<meta name="tuanbao-host" content="platform"';
const partnerMark = '<meta name="tuanbao-host" content="partner"';

/** The page's empty places for the numbers of the footer. */
const noticeMarks = {
  licence: '<meta name="tuanbao-licence" content="',
  filing: '<meta name="tuanbao-filing" content="',
} as const;

const withNotices = (page: string, notices: LegalNotices): string =>
  (['licence', 'filing'] as const).reduce(
    // a function, because a number may hold the signs by which `replace` names parts of a match
    (filled, name) => filled.replace(noticeMarks[name], () => noticeMarks[name] + escaped(notices[name])),
    page,
  );

/** A built client. */
export interface ServedClient {
  readonly folder: string;
  /** Milliseconds that a page waits for its first answers; after them it is sent without. */
  readonly longestWait: number;
}

const ownClient: ServedClient = { folder: join(import.meta.dirname, '../../dist'), longestWait: 300 };

/** True when the address is one of the app's pages, which the client's own router resolves. */
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

const chinesePage = '<html lang="zh-CN">';
const englishPage = '<html lang="en-US">';
const asksEnglish = (cookie = '') => cookie.split('; ').includes(`${localeCookie}=en-US`);

/** The language that the user chose last on the device. */
const localeOf = ({ headers }: FastifyRequest): Locale => (asksEnglish(headers.cookie) ? 'en-US' : 'zh-CN');

/** How the client is served. */
interface ClientOptions {
  /** @default the app's own */
  readonly client?: ServedClient | undefined;
  /** Origins of the store that the page may send files to and show files from. @default none */
  readonly storeOrigins?: readonly string[];
  /** @default none */
  readonly partnerHosts?: ReadonlySet<string>;
  /** @default the footer shows none */
  readonly notices?: LegalNotices | undefined;
}

interface AppPage {
  readonly page: string;
  readonly longestWait: number;
  readonly inlineScripts: readonly string[];
  readonly storeOrigins: readonly string[];
}

/** The client's page; null where it wasn't built. */
function readPage({ client, storeOrigins = [], notices }: ClientOptions): AppPage | null {
  const { folder, longestWait } = client ?? ownClient;
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return null;
  const source = readFileSync(path, 'utf8');
  const page = notices ? withNotices(source, notices) : source;
  return { page, longestWait, inlineScripts: inlineScriptsOf(page), storeOrigins };
}

/** The app's page with a nonce of its own and, for a signed-in user, its first answers. */
async function sendApp(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, longestWait, inlineScripts, storeOrigins }: AppPage,
  isPartnerHost: boolean,
): Promise<FastifyReply> {
  const nonce = newNonce();
  const locale = localeOf(request);
  const asks = firstAsksOf(request.url);
  const first = asks && (await firstAnswersOf(app, request, asks, longestWait));
  if (asks && !first) void reply.header('link', askingAhead(asks));
  const ofHost = isPartnerHost ? page.replace(platformMark, partnerMark) : page;
  const inLanguage = locale === 'en-US' ? ofHost.replace(chinesePage, englishPage) : ofHost;
  const own = inLanguage.replaceAll(nonceMark, nonce);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, inlineScripts, storeOrigins))
    .header('cache-control', 'no-store')
    .send(first ? withFirstAnswers(own, first) : own);
}

/** Files of the client beside its page and its assets: the icon. */
const filesBeside = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html')
    .map(({ name }) => name);

/** Serves the built client where there is one: hashed assets for ever, pages fresh each time. */
export async function serveClient(app: FastifyInstance, options: ClientOptions = {}): Promise<void> {
  const { client: { folder } = ownClient, partnerHosts = new Set() } = options;
  const page = readPage(options);
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
    app.get('/', (request, reply) => sendApp(app, request, reply, page, partnerHosts.has(request.hostname)));
  }
  app.setNotFoundHandler((request, reply) =>
    page !== null && isPage(request)
      ? sendApp(app, request, reply, page, partnerHosts.has(request.hostname))
      : reply.code(404).send(unknownAddress(request)),
  );
}
