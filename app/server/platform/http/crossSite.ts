import type { FastifyInstance, FastifyRequest } from 'fastify';

import { resultCodes } from '../../../contract/envelope.ts';
import { Refusal, saying } from './refusal.ts';

/** True when the request comes from another origin than the one that received it. */
function comesFromElsewhere(request: FastifyRequest, publicUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    // `none`: the user typed the address, which only opens a page.
    return !(site === 'same-origin' || (site === 'none' && request.method === 'GET'));
  }
  const { origin, host } = request.headers;
  if (origin === undefined) return false; // not a browser; its cookie would be SameSite=Strict anyway
  const own = publicUrl === null ? [`http://${host}`, `https://${host}`] : [new URL(publicUrl).origin];
  return !own.includes(origin);
}

/**
 * Refuses a request with several Host headers, because a proxy may have checked another one than this server reads.
 * @throws Refusal 900400
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { rawHeaders } = raw;
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Refusal(resultCodes.badRequest, saying('badRequest'));
  });
}

/** True for host names that every system resolves to this machine. */
const isLoopback = (name: string) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name);

/**
 * Refuses requests to a host name that isn't this server's. Without a public address the server serves only this
 * machine. An attacker could resolve another domain to this machine (DNS rebinding), and that domain's pages would have
 * the server's origin. With a public address, the certificate decides which names are valid.
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

/** True when an address belongs to a call; other addresses are pages that can be linked. */
const isCall = (url: string) => /^\/(api|oauth|sandbox|cashier)(\/|$)/.test(url);

/**
 * Refuses requests that another site caused a browser to send. Every call is checked, because the documents have GET
 * calls that change state. Links may open pages of the sandbox and of the app.
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    const isPage = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isCall(path) || (isPage && /^\/(sandbox|cashier)/.test(path))) return;
    if (comesFromElsewhere(request, publicUrl)) throw new Refusal(resultCodes.crossSite, saying('crossSite'));
  });
}
