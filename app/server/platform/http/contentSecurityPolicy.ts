import { createHash, randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

/** Creates a nonce. Each page has its own nonce. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * Sources of the content security policy that allow the inline scripts of a page. Each source is the hash of a script's
 * text.
 */
export const inlineScriptsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.+?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Content security policy of a page of the app. The style elements of react-aria carry the nonce.
 *
 * @param storeOrigins origins of the object store, to which the page uploads files and from which it reads them
 */
export const pagePolicy = (
  nonce: string,
  inlineScripts: readonly string[] = [],
  storeOrigins: readonly string[] = [],
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...storeOrigins].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...storeOrigins].join(' '),
    "worker-src 'self'",
    "frame-src 'self' https: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // WebKit applies this policy also to blobs that the page shows in frames. With 'none', WebKit wouldn't show these
    // blobs.
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * Content security policy of a document that is shown in a frame. Only pages of the app may show it in a frame, and PDF
 * viewers may add styles to it.
 */
export const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** Content security policy of the response to a call. Such a response is never shown as a page. */
const callPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Pattern for the address of the page in the payment window. The page that opened this window has another origin and
 * must be able to access this window.
 */
const payWait = /^\/payWait(\/|\?|$)/;

/** Features of a device that no page of the app uses. A response header makes the browser deny these features. */
const unusedFeatures = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Sends the security headers with every response. One of them is the content security policy for calls; a page replaces
 * this policy by its own policy.
 */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', callPolicy);
    reply.header('permissions-policy', unusedFeatures);
    reply.header('cross-origin-opener-policy', payWait.test(request.url) ? 'unsafe-none' : 'same-origin-allow-popups');
    if (/^\/(api|oauth)\//.test(request.url)) reply.header('cache-control', 'no-store');
  });
}
