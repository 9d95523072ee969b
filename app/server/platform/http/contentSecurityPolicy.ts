import { createHash, randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

/** Creates a nonce for one page. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** Sources that allow the inline scripts of a page, each by the hash of its text. */
export const inlineScriptsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.+?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Content security policy of a page of the app. The styles of styled-components carry the nonce.
 *
 * @param storeOrigins other origins to which files are uploaded and from which they are read
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
    // WebKit applies the policy to blobs in frames of the page; with 'none' it would show none of them.
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * Content security policy of a document in a frame: only pages of the app may frame it, and PDF viewers may add styles.
 */
export const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** Policy of a response to a call, which is never a page. */
const callPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Path of the page in the payment window, which its opener on another origin must be able to access. */
const payWait = /^\/payWait(\/|\?|$)/;

/** Features of a device that no page of the app uses. */
const unusedFeatures = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Sends the security headers of every response. Pages replace the policy by their own. */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', callPolicy);
    reply.header('permissions-policy', unusedFeatures);
    reply.header('cross-origin-opener-policy', payWait.test(request.url) ? 'unsafe-none' : 'same-origin-allow-popups');
    if (/^\/(api|oauth)\//.test(request.url)) reply.header('cache-control', 'no-store');
  });
}
