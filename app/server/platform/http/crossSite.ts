import type { FastifyInstance, FastifyRequest } from 'fastify';

import { resultCodes } from '../../../contract/envelope.ts';
import { Refusal, saying } from './refusal.ts';

/**
 * Returns the origin of the pages on a host name, as browsers see it. Null for a server without a public address: the
 * Host header then names the origin.
 */
type OriginOn = ((hostname: string) => string) | null;

/**
 * True when a browser sent the request from a page of another origin, or without a page but with another method than
 * GET.
 */
function comesFromElsewhere(request: FastifyRequest, originOn: OriginOn): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    // `none` means that the user entered the address, and entering an address can only open a page.
    return !(site === 'same-origin' || (site === 'none' && request.method === 'GET'));
  }
  const { origin, host } = request.headers;
  // A request with the session cookie but without `origin` doesn't come from another site, because browsers send the
  // cookie only within the site (SameSite=Strict).
  if (origin === undefined) return false;
  const own = originOn === null ? [`http://${host}`, `https://${host}`] : [originOn(request.hostname)];
  return !own.includes(origin);
}

/**
 * Refuses a request that has several Host headers. This server reads only one of the headers, and a proxy may have
 * checked another of them. @throws Refusal 900400 when a request has several Host headers
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { rawHeaders } = raw;
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Refusal(resultCodes.badRequest, saying('badRequest'));
  });
}

/** True for the name of a host that every system resolves to the machine itself. */
const isLoopback = (name: string) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name);

/**
 * If the server has no public address, refuses requests whose host name isn't a name of this server. Such a server
 * serves only this machine. An attacker could let another domain resolve to this machine (DNS rebinding); the pages of
 * that domain would then have the server's origin. With a public address, the certificate decides which names are
 * valid.
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

/** True when an address belongs to a call. Other sites may link to all other addresses, such as pages and files. */
const isCall = (url: string) => /^\/(api|oauth|sandbox|cashier)(\/|$)/.test(url);

/**
 * Refuses requests that a browser sent because of another site. Every call is checked, GET calls too, because some GET
 * calls of the API documents change a state. Links on other sites may open pages of the sandbox and of the app.
 */
export function refuseOtherSites(app: FastifyInstance, originOn: OriginOn): void {
  app.addHook('onRequest', async (request) => {
    const isPage = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isCall(path) || (isPage && /^\/(sandbox|cashier)/.test(path))) return;
    if (comesFromElsewhere(request, originOn)) throw new Refusal(resultCodes.crossSite, saying('crossSite'));
  });
}
