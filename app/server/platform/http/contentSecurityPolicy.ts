import { createHash, randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

/** A fresh nonce for one page. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** The sources that allow the scripts written in a page itself, each by the hash of its text. */
export const inlineScriptsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.+?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Content security policy of a page of the app; styles of styled-components carry the nonce.
 *
 * @param storeOrigins where files are sent to and read from beside the app's own origin
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
    // WebKit hands the policy to the blobs that the page frames: with 'none' it would show none of them
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * Content security policy of a document in a frame: it may only be shown, by a page of ours; PDF viewers style
 * themselves.
 */
export const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** An answer to a call is never a page. */
const callPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The page that a window for paying starts with: it must stay visible to its opener on another origin. */
const payWait = /^\/payWait(\/|\?|$)/;

/** Features of a device that no page of the app uses. */
const unusedFeatures = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Headers that every answer carries; pages replace the policy by their own. */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', callPolicy);
    reply.header('permissions-policy', unusedFeatures);
    reply.header('cross-origin-opener-policy', payWait.test(request.url) ? 'unsafe-none' : 'same-origin-allow-popups');
    if (/^\/(api|oauth)\//.test(request.url)) reply.header('cache-control', 'no-store');
  });
}
