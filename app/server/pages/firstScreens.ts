import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import type { Locale } from '@tuanbao/library/i18n/messagePack';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

import { type Envelope, isData } from '../../contract/envelope.ts';
import type { FirstAsk, FirstScreen, RenderedScreen, RenderScreen } from '../../contract/firstScreen.ts';
import { serverTime } from '../../contract/ownCalls.ts';
import { currentUser } from '../../contract/session.ts';
import { sessionCookieNames } from '../sessions/sessionCookie.ts';
import { addressOf } from './firstAsks.ts';

/** A screen with the answers it was rendered with. */
export interface AnsweredScreen extends RenderedScreen {
  readonly first: FirstScreen;
}

/** What is rendered: where, in which language, what it asks first, and the nonce of the page. */
export interface ScreenWanted {
  readonly asks: readonly FirstAsk[];
  readonly isPartnerHost: boolean;
  readonly locale: Locale;
  readonly nonce: string;
}

/** Renders the screen of a request; null without a signed-in user, or where its data isn't available at once. */
export type RenderFirstScreen = (request: FastifyRequest, wanted: ScreenWanted) => Promise<AnsweredScreen | null>;

/** Screens in work at once: the server's one thread renders them all, and the browsers of a crowd have one each. */
const mostAtOnce = 4;

/** Arrives with a proof that ends the present session (specification §2). */
const isArrival = (url: string): boolean => new URL(url, 'http://page').searchParams.has('uuid');

/** Asks the app's own calls as the browser would, with the request's session. */
function askerOf(app: FastifyInstance, { headers, host, ip }: FastifyRequest) {
  const common = { host, cookie: headers.cookie, 'sec-fetch-site': 'same-origin' };
  return async (
    path: string,
    options: Pick<InjectOptions, 'method'> & { readonly url: string },
  ): Promise<[string, unknown]> => {
    const answer = await app.inject({ ...options, headers: common, remoteAddress: ip });
    const body = answer.json<Envelope>();
    if (answer.statusCode !== 200 || !isData(path, body)) throw new Error(`${path} was refused`);
    return [path, body.data];
  };
}

/** The answers to a screen's first asks. @throws Error where one is refused, as all are without a session */
async function answersOf(
  app: FastifyInstance,
  request: FastifyRequest,
  asks: readonly FirstAsk[],
): Promise<FirstScreen> {
  const ask = askerOf(app, request);
  const [[, time], ...answers] = await Promise.all([
    ask(serverTime.path, { url: serverTime.path }),
    ask(currentUser.path, { method: currentUser.method, url: currentUser.path }),
    ...asks.map((each) => ask(each.call.path, { url: addressOf(each) })),
  ]);
  return { now: (time as { now: string }).now, answers: Object.fromEntries(answers) };
}

/**
 * Renders first screens by the client's own program, which is loaded when the first page is asked for.
 *
 * @param program the module that the client's build makes for it; without one, every page is left to the browser
 * @param longestWait milliseconds after which the page is sent without its screen
 */
export function firstScreens(app: FastifyInstance, program: string, longestWait: number): RenderFirstScreen {
  if (!existsSync(program)) return async () => null;
  let loading: Promise<RenderScreen> | null = null;
  const load = (): Promise<RenderScreen> => {
    loading ??= import(pathToFileURL(program).href).then(
      ({ renderScreen }: { renderScreen: RenderScreen }) => renderScreen,
    );
    return loading;
  };

  let inWork = 0;
  async function render(
    request: FastifyRequest,
    { asks, ...place }: ScreenWanted,
    late: AbortSignal,
  ): Promise<AnsweredScreen | null> {
    inWork += 1;
    try {
      const [renderScreen, first] = await Promise.all([load(), answersOf(app, request, asks)]);
      late.throwIfAborted();
      return { first, ...renderScreen({ ...place, url: request.url, first }) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      request.log.info({ reason }, 'the first screen is left to the browser');
      return null;
    } finally {
      inWork -= 1;
    }
  }

  return async (request, wanted) => {
    const { cookie = '' } = request.headers;
    const isSignedIn = sessionCookieNames.some((name) => cookie.includes(`${name}=`));
    if (request.method !== 'GET' || !isSignedIn || isArrival(request.url) || inWork >= mostAtOnce) return null;
    const late = AbortSignal.timeout(longestWait);
    const nothing = new Promise<null>((resolve) => late.addEventListener('abort', () => resolve(null)));
    return Promise.race([render(request, wanted, late), nothing]);
  };
}
