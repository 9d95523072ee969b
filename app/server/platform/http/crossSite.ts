import type { FastifyInstance, FastifyRequest } from 'fastify';

import { resultCodes } from '../../../contract/envelope.ts';
import { Refusal, saying } from './refusal.ts';

/** True when the request names another origin than the one it arrived at. */
function comesFromElsewhere(request: FastifyRequest, publicUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    // `none`: typed into the address bar, which only ever reads a page.
    return !(site === 'same-origin' || (site === 'none' && request.method === 'GET'));
  }
  const { origin, host } = request.headers;
  if (origin === undefined) return false; // not a browser; its cookie would be SameSite=Strict in any case
  const own = publicUrl === null ? [`http://${host}`, `https://${host}`] : [new URL(publicUrl).origin];
  return !own.includes(origin);
}

/** Refuses a request with several Host headers: a proxy may have judged another one than the server reads. @throws Refusal 900400 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { rawHeaders } = raw;
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Refusal(resultCodes.badRequest, saying('badRequest'));
  });
}

/** True for host names that resolve to the machine itself on every system. */
const isLoopback = (name: string) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name);

/**
 * Refuses what was sent to a name that isn't ours. Without a public address the server is for the machine itself, and
 * anybody's name can be made to lead there: the pages of that name would count as the server's own. With one, the
 * holder of its certificate decides which names lead here.
 */
export function refuseOtherNames(
  app: FastifyInstance,
  publicUrl: string | null,
  partnerHosts: ReadonlySet<string>,
): void {
  if (publicUrl !== null) return;
  app.addHook('onRequest', async ({ hostname }) => {
    const name = hostname.toLowerCase();
    if (!isLoopback(name) && !partnerHosts.has(name)) throw new Refusal(resultCodes.crossSite, saying('crossSite'));
  });
}

/** True when an address belongs to a call rather than to a page that may be linked to. */
const isCall = (url: string) => /^\/(api|oauth|sandbox|cashier)(\/|$)/.test(url);

/**
 * Refuses what another site makes a browser send. Every call is checked, the catalogue has GETs that change state.
 * Sandbox pages may be opened from a link, as pages of the app may.
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    const isPage = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isCall(path) || (isPage && /^\/(sandbox|cashier)/.test(path))) return;
    if (comesFromElsewhere(request, publicUrl)) throw new Refusal(resultCodes.crossSite, saying('crossSite'));
  });
}
