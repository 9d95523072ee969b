import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as eventsHandled } from 'node:timers/promises';

import fastifyStatic from '@fastify/static';
import { type HostBrand, initialBrand } from '@tuanbao/library/domain/site/hostBrand';
import type { SiteFooter } from '@tuanbao/library/domain/site/siteContents';
import type { Locale } from '@tuanbao/library/i18n/messagePack';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { localeCookie } from '../../contract/envelope.ts';
import type { FirstAsk, FirstScreen } from '../../contract/firstScreen.ts';
import { inlineScriptsOf, newNonce, pagePolicy } from '../platform/http/contentSecurityPolicy.ts';
import { unknownAddress } from '../platform/http/errorAnswers.ts';
import { escaped } from '../platform/http/html.ts';
import { withBrand } from './brandOfPage.ts';
import { firstAnswersElement, firstAnswersOf, mayHaveFirstAnswers } from './firstAnswers.ts';
import { askingAhead, askingAheadInPage, firstAsksOf, namedAsksOf } from './firstAsks.ts';
import { pathOf } from './pageAddress.ts';
import { filesOfScreens, type ScreenFiles } from './screenFiles.ts';

const nonceMark = '__CSP_NONCE__';
/**
 * Mark in the page for the kind of host that serves it. On a partner's host, the page has a different login and brand.
 */
const platformMark = '<meta name="tuanbao-host" content="platform"';
const partnerMark = '<meta name="tuanbao-host" content="partner"';

/** Places in the page where the official numbers for the footer are inserted: licence and filing. */
const noticeMarks = {
  licence: '<meta name="tuanbao-licence" content="',
  filing: '<meta name="tuanbao-filing" content="',
} as const;

const withFooter = (page: string, notices: SiteFooter): string =>
  (['licence', 'filing'] as const).reduce(
    // The replacement is a function, because `$` in a replacement text has a special meaning and can occur in a number.
    (filled, name) => filled.replace(noticeMarks[name], () => noticeMarks[name] + escaped(notices[name])),
    page,
  );

/** The files of a built client. */
export interface ServedClient {
  readonly folder: string;
  /**
   * Milliseconds for which a page waits for the responses to its first requests. After that the page is sent without
   * them.
   */
  readonly longestWait: number;
}

const ownClient: ServedClient = { folder: join(import.meta.dirname, '../../dist'), longestWait: 300 };

/** True when a request is for a page of the app. The client's router resolves the address of such a page. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url);
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

/** The language that the user last chose on this device; Chinese if the user has chosen none. */
const localeOf = ({ headers }: FastifyRequest): Locale => (asksEnglish(headers.cookie) ? 'en-US' : 'zh-CN');

/** Options of `serveClient`. */
interface ClientOptions {
  /** The built client that is served. @default the client of this app */
  readonly client?: ServedClient | undefined;
  /** Origins of the object store. The page may upload files to them and show files from them. @default none */
  readonly storeOrigins?: readonly string[];
  /** Hosts on which partner systems are served. @default none */
  readonly partnerHosts?: ReadonlySet<string>;
  /** Returns the licence and filing numbers that the footer shows. @default the footer shows no numbers */
  readonly footer?: (() => SiteFooter) | undefined;
  /**
   * Returns the brand of a host; null if the host has the default brand. The platform's own host is the empty text.
   * @default all hosts have the default brand
   */
  readonly brandOf?: ((host: string) => HostBrand | null) | undefined;
}

interface AppPage {
  readonly page: string;
  readonly longestWait: number;
  readonly inlineScripts: readonly string[];
  readonly screenFiles: ScreenFiles;
  readonly storeOrigins: readonly string[];
  readonly footer: () => SiteFooter;
  readonly brandOf: (host: string) => HostBrand | null;
}

/** Reads the page of the client. If the client wasn't built, returns null. */
function readPage({
  client,
  storeOrigins = [],
  footer = () => ({ licence: '', filing: '' }),
  brandOf = () => null,
}: ClientOptions): AppPage | null {
  const { folder, longestWait } = client ?? ownClient;
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return null;
  const page = readFileSync(path, 'utf8');
  const inlineScripts = inlineScriptsOf(page);
  return { page, longestWait, inlineScripts, screenFiles: filesOfScreens(folder), storeOrigins, footer, brandOf };
}

const endOfHead = '</head>';
const endOfBody = '</body>';

/**
 * Yields the page in two parts. The first part is the head, so that the browser downloads the scripts while the server
 * prepares the responses to the first requests of the page. The second part ends with these responses. If there are no
 * responses, the second part ends with elements that make the browser send the requests.
 */
async function* partsOf(
  page: string,
  named: readonly FirstAsk[],
  ask: () => Promise<FirstScreen | null>,
): AsyncGenerator<string> {
  const body = page.indexOf(endOfHead) + endOfHead.length;
  const end = page.lastIndexOf(endOfBody);
  yield page.slice(0, body);
  // The embedded database works in this thread. Without this pause, the responses would be ready before the head is
  // sent.
  await eventsHandled();
  const answers = await ask();
  yield page.slice(body, end) + (answers ? firstAnswersElement(answers) : askingAheadInPage(named)) + page.slice(end);
}

/**
 * Sends the page of the app with a new nonce. The head names the files of the screen. If `mayHaveFirstAnswers` allows it, the page includes the responses to
 * its first requests, if they arrive within `longestWait`. Otherwise the browser sends these requests.
 */
function sendApp(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, longestWait, inlineScripts, screenFiles, storeOrigins, footer, brandOf }: AppPage,
  isPartnerHost: boolean,
): FastifyReply {
  const nonce = newNonce();
  const locale = localeOf(request);
  const ofHost = isPartnerHost ? page.replace(platformMark, partnerMark) : page;
  const inLanguage = locale === 'en-US' ? ofHost.replace(chinesePage, englishPage) : ofHost;
  const brand = brandOf(isPartnerHost ? request.hostname : '') ?? initialBrand(isPartnerHost);
  const withNotices = withFooter(inLanguage, brand.footer === 'own' ? brand : footer());
  const branded = withBrand(withNotices.replaceAll(nonceMark, nonce), brand, { nonce, isEnglish: locale === 'en-US' });
  const own = branded.replace(endOfHead, () => screenFiles(request.url) + endOfHead);
  void reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, inlineScripts, storeOrigins))
    .header('cache-control', 'no-store');
  const named = namedAsksOf(request.url);
  if (!mayHaveFirstAnswers(request)) {
    if (named.length > 0) void reply.header('link', askingAhead(named));
    return reply.send(own);
  }
  const ask = () => firstAnswersOf(app, request, firstAsksOf(request.url), longestWait);
  // A proxy must send the first part to the browser immediately. This header makes nginx do so.
  return reply.header('x-accel-buffering', 'no').send(Readable.from(partsOf(own, named, ask)));
}

/** Names of the client's files that are neither its page nor its assets; the icon is one of them. */
const filesBeside = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html')
    .map(({ name }) => name);

/**
 * Serves the built client; if the client wasn't built, every address of the client gets the response for an unknown
 * address. Assets have a hash in their names and are cached for a year. Pages are never cached.
 */
export async function serveClient(app: FastifyInstance, options: ClientOptions = {}): Promise<void> {
  const { client: { folder } = ownClient, partnerHosts = new Set() } = options;
  const page = readPage(options);
  if (page !== null) {
    const assets = join(folder, 'assets');
    // One route serves all assets. With a route for each asset, the start would take a tenth of a second longer.
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = path.startsWith(assets);
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        response.header('vary', 'accept-encoding');
      },
    });
    for (const file of filesBeside(folder)) app.get(`/${file}`, (_, reply) => reply.sendFile(file, folder));
    // A tab that shows a PDF has no page that names the icon, so the browser requests `/favicon.ico`.
    app.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg'));
    app.get('/', (request, reply) => sendApp(app, request, reply, page, partnerHosts.has(request.hostname)));
  }
  app.setNotFoundHandler((request, reply) =>
    page !== null && isPage(request)
      ? sendApp(app, request, reply, page, partnerHosts.has(request.hostname))
      : reply.code(404).send(unknownAddress(request)),
  );
}
