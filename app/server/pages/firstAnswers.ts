import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

import { type Envelope, isData } from '../../contract/envelope.ts';
import { type FirstAsk, type FirstScreen, firstScreenId } from '../../contract/firstScreen.ts';
import { serverTime } from '../../contract/ownCalls.ts';
import { currentUser } from '../../contract/session.ts';
import { sessionCookieNames } from '../sessions/sessionCookie.ts';
import { addressOf } from './firstAsks.ts';
import { queryOf } from './pageAddress.ts';

/**
 * True when the mobile app opened the address, which then has the parameter `uuid`. Opening it ends the current session
 * (specification §2).
 */
const isArrival = (url: string): boolean => queryOf(url).has('uuid');

const hasSession = ({ headers: { cookie = '' } }: FastifyRequest): boolean =>
  sessionCookieNames.some((name) => cookie.includes(`${name}=`));

/**
 * Creates the function that sends calls of the app within the server's process. The calls have the session of the
 * page's request and the headers that a browser would send.
 */
function senderOf(app: FastifyInstance, { headers, host, ip }: FastifyRequest) {
  const common = { host, cookie: headers.cookie, 'sec-fetch-site': 'same-origin' };
  return async (
    path: string,
    options: Pick<InjectOptions, 'method'> & { readonly url: string },
  ): Promise<[string, unknown]> => {
    const response = await app.inject({ ...options, headers: common, remoteAddress: ip });
    const body = response.json<Envelope>();
    if (response.statusCode !== 200 || !isData(path, body)) throw new Error(`${path} was refused`);
    return [path, body.data];
  };
}

function noteRefusal(log: FastifyBaseLogger, error: unknown): null {
  const reason = error instanceof Error ? error.message : 'unknown';
  log.info({ reason }, 'the page is sent without one of its first answers');
  return null;
}

/**
 * True when a page can include the responses to its first requests. The browser must have a session, and the request
 * must not end this session.
 */
export const mayHaveFirstAnswers = (request: FastifyRequest): boolean =>
  request.method === 'GET' && hasSession(request) && !isArrival(request.url);

/**
 * The responses to the first requests of a screen, and those for the time and the user. They are included in the page of
 * the screen. A response that is refused or takes too long is left out.
 *
 * @param longestWait milliseconds for which the responses are awaited
 * @returns null when the time or the user is refused or takes longer than `longestWait`; without a session, the request
 *   for the user is refused
 */
export async function firstAnswersOf(
  app: FastifyInstance,
  request: FastifyRequest,
  asks: readonly FirstAsk[],
  longestWait: number,
): Promise<FirstScreen | null> {
  const late = AbortSignal.timeout(longestWait);
  const nothing = new Promise<null>((resolve) => late.addEventListener('abort', () => resolve(null)));
  const send = senderOf(app, request);
  const answerTo = (path: string, options: Parameters<typeof send>[1]) =>
    Promise.race([send(path, options).catch((error: unknown) => noteRefusal(request.log, error)), nothing]);
  const [time, user, ...answers] = await Promise.all([
    answerTo(serverTime.path, { url: serverTime.path }),
    answerTo(currentUser.path, { method: currentUser.method, url: currentUser.path }),
    ...asks.map((each) => answerTo(each.call.path, { url: addressOf(each) })),
  ]);
  if (!time || !user) return null;
  const answered = asks.filter((_, at) => answers[at]);
  return {
    now: (time[1] as { now: string }).now,
    answers: Object.fromEntries([user, ...answers.filter((answer) => answer !== null)]),
    requests: Object.fromEntries(answered.map(({ call, request: asked }) => [call.path, asked])),
  };
}

/**
 * JSON that can be written into a script element. Markup characters and line separators are escaped, so that the JSON
 * can't end the element.
 */
export const inertJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The element of a page that contains the responses to its first requests. */
export const firstAnswersElement = (first: FirstScreen): string =>
  `<script type="application/json" id="${firstScreenId}">${inertJson(first)}</script>`;
